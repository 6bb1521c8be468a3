extension HTMLMapPage {
  /// The script of the page, in parts by topic.
  static let script = viewScript + filterScript + detailScript + inputScript

  /// Moving and zooming, and the level of detail at each distance.
  private static let viewScript = """
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const at = id => document.getElementById(id);
    const view = at('view'), world = at('world'), details = at('details');
    const search = at('search'), found = at('found'), mini = at('mini');
    const svg = view.querySelector('svg');
    const nodes = data.nodes.map((_, index) => at('node-' + index));
    const screens = nodes.map(node => [...node.querySelectorAll('.screen')].pop());
    const edges = [...svg.querySelectorAll('.edge[data-from]')];
    const regions = data.storyboards.map((_, index) => at('region-' + index));
    const size = svg.viewBox.baseVal;
    const full = {width: size.width, height: size.height};
    svg.removeAttribute('viewBox');
    svg.setAttribute('width', '100%');
    svg.setAttribute('height', '100%');
    let x = 0, y = 0, scale = 1, chosen = -1, matches = [], match = 0, planned = false;

    function show() {
      world.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
      if (planned) return;
      planned = true;
      requestAnimationFrame(() => { planned = false; cull(); });
    }
    function cull() {
      svg.classList.toggle('near', scale >= 0.22);
      svg.classList.toggle('close', scale >= 0.45);
      svg.classList.toggle('clear', scale >= 0.6);
      nameStoryboards();
      const left = -x / scale, top = -y / scale;
      const right = left + view.clientWidth / scale, bottom = top + view.clientHeight / scale;
      data.nodes.forEach((node, index) => {
        const [nx, ny, nw, nh] = node.frame;
        const away = nx > right || ny > bottom || nx + nw < left || ny + nh < top;
        if (screens[index]) screens[index].classList.toggle('away', away);
      });
      const frame = at('mini-view');
      if (!frame) return;
      frame.setAttribute('x', left);
      frame.setAttribute('y', top);
      frame.setAttribute('width', right - left);
      frame.setAttribute('height', bottom - top);
    }
    // From far away, each storyboard has its name in its middle, as large as its region allows.
    const names = data.storyboards.map(({name, frame: [rx, ry, width, height]}) => {
      const text = drawn('text', {class: 'far', x: rx + width / 2, y: ry + height / 2});
      text.textContent = name;
      world.append(text);
      return {text, most: Math.min(width * 1.5 / Math.max(name.length, 1), height / 2)};
    });
    function nameStoryboards() {
      if (scale >= 0.45) return;
      for (const {text, most} of names) {
        const size = Math.min(15 / scale, most);
        text.setAttribute('font-size', size);
        text.classList.toggle('away', size * scale < 7);
      }
    }
    function fitTo(fx, fy, width, height, most) {
      scale = Math.min(view.clientWidth / width, view.clientHeight / height, most);
      x = (view.clientWidth - width * scale) / 2 - fx * scale;
      y = (view.clientHeight - height * scale) / 2 - fy * scale;
      show();
    }
    function fit() { fitTo(0, 0, full.width, full.height, 1.5); }
    function open() {
      fit();
      if (scale < 0.22 && data.start >= 0) {
        scale = 0.6;
        center(data.start);
      } else if (scale < 0.6 && scale >= 0.22) { x = Math.max(x, 0); y = Math.max(y, 0); show(); }
    }
    function zoom(factor, px = view.clientWidth / 2, py = view.clientHeight / 2) {
      const next = Math.min(Math.max(scale * factor, 0.005), 6);
      x = px - (px - x) * next / scale;
      y = py - (py - y) * next / scale;
      scale = next;
      show();
    }
    function center(index) {
      const [nx, ny, nw, nh] = data.nodes[index].frame;
      scale = Math.max(scale, 0.6);
      x = view.clientWidth / 2 - (nx + nw / 2) * scale;
      y = view.clientHeight / 2 - (ny + Math.min(nh, 400) / 2) * scale;
      show();
    }
    function drawn(name, attributes) {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const key in attributes) element.setAttribute(key, attributes[key]);
      return element;
    }
    function drawMini() {
      mini.setAttribute('viewBox', `0 0 ${full.width} ${full.height}`);
      for (const {frame: [rx, ry, width, height]} of data.storyboards) {
        mini.append(drawn('rect', {class: 'mini-region', x: rx, y: ry, width, height}));
      }
      mini.append(drawn('rect', {id: 'mini-view'}));
      let isDown = false;
      const move = event => {
        const box = mini.getBoundingClientRect();
        const part = Math.min(box.width / full.width, box.height / full.height);
        const px = (event.clientX - box.left - (box.width - full.width * part) / 2) / part;
        const py = (event.clientY - box.top - (box.height - full.height * part) / 2) / part;
        x = view.clientWidth / 2 - px * scale;
        y = view.clientHeight / 2 - py * scale;
        show();
      };
      mini.addEventListener('pointerdown', event => {
        event.stopPropagation();
        isDown = true;
        move(event);
      });
      mini.addEventListener('pointermove', event => { if (isDown) move(event); });
      window.addEventListener('pointerup', () => { isDown = false; });
    }

    """
}
