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
    const endsOf = edge => [Number(edge.dataset.from), Number(edge.dataset.to)];
    const regions = data.storyboards.map((_, index) => at('region-' + index));
    const bounds = svg.getElementById('world').getBBox();
    const full = {left: bounds.x - 16, top: bounds.y - 16,
      width: bounds.width + 32, height: bounds.height + 32};
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
    // From this scale on the texts of the map are readable as they are drawn.
    const readable = 0.85;
    // Below this scale lines have no labels.
    const plain = 0.45;
    // Below this scale storyboards take the place of their scenes.
    const far = 0.2;
    // A printed page has the whole map as it is drawn, because paper can be magnified.
    let isPrinting = false;
    function cull() {
      const isFar = !isPrinting && scale < far && names.length > 1;
      svg.classList.toggle('near', isPrinting || scale >= far);
      svg.classList.toggle('plain', !isPrinting && scale < plain);
      svg.classList.toggle('clear', isPrinting || scale >= 0.6);
      svg.classList.toggle('readable', isPrinting || scale >= readable);
      svg.classList.toggle('far', isFar);
      world.style.setProperty('--scale', scale);
      for (const {text, most} of names) text.setAttribute('font-size', Math.min(15 / scale, most));
      const left = -x / scale, top = -y / scale;
      const right = left + view.clientWidth / scale, bottom = top + view.clientHeight / scale;
      const isAway = ([bx, by, width, height]) =>
        bx > right || by > bottom || bx + width < left || by + height < top;
      const hasLabels = !isPrinting && scale < readable && scale >= far;
      data.nodes.forEach((node, index) => {
        const away = isAway(node.frame);
        if (screens[index]) screens[index].classList.toggle('away', away);
        if (hasLabels && !away) labels[index] ??= label(nodes[index], node);
        labels[index]?.classList.toggle('away', away);
      });
      for (const line of !isPrinting && scale < plain ? [] : lines) {
        const away = isAway(line.frame);
        if (!away) nameLine(line, node => isAway(node.frame));
        line.label?.classList.toggle('away', away);
      }
      const frame = at('mini-view');
      frame.setAttribute('x', left);
      frame.setAttribute('y', top);
      frame.setAttribute('width', right - left);
      frame.setAttribute('height', bottom - top);
      mini.classList.toggle('whole',
        left <= full.left && top <= full.top
          && right >= full.left + full.width && bottom >= full.top + full.height);
    }
    // Texts as large as the letters of the page, beside or instead of those of the map.
    const labels = [];
    function draw(parent, kind, [bx, by, width, height]) {
      const box = drawn('foreignObject', {class: 'label ' + kind, x: bx, y: by, width, height});
      box.append(document.createElement('div'));
      parent.insertBefore(box, parent.querySelector(':scope>.badge,:scope>.tag'));
      return box;
    }
    // A long name is broken before a capital letter.
    function write(parent, name) {
      for (const word of name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=_)/)) {
        parent.append(word, document.createElement('wbr'));
      }
    }
    const short = name => name.replace(/ ?((Table|Collection)? ?View)? ?Controller$/, '') || name;
    function label(parent, {title, class: className, frame, room, highlight}) {
      const isFlat = room < 100;
      const box = draw(parent, isFlat ? 'flat' : '', [0, 0, frame[2], room]);
      const text = box.firstChild, [own] = title.split(' › ');
      const name = element('b', isFlat ? short(own) : '');
      if (!isFlat) write(name, short(own));
      text.append(name);
      const letters = name => name.replaceAll(' ', '').toLowerCase();
      if (className && !isFlat && letters(className) !== letters(own)) {
        text.append(document.createElement('br'));
        write(text, className);
      }
      if (highlight) text.append(document.createElement(isFlat ? 'wbr' : 'br'), element('i', highlight));
      return box;
    }
    // The labels of lines are above the first part of each, as wide as it is.
    const segues = new Map();
    for (const edge of data.edges) {
      const key = `${edge.from} ${edge.to}`;
      if (!segues.has(key)) segues.set(key, []);
      segues.get(key).push(edge);
    }
    const lines = [...svg.querySelectorAll('.edges>.edge')].map(edge => {
      const {from, to} = edge.dataset;
      const [x0, y0, x1] = edge.querySelector('path').getAttribute('d').match(/[-0-9.]+/g).map(Number);
      const isLeft = x1 < x0, end = data.nodes[to];
      const frame = [isLeft ? x1 : x0 + 4, y0 - 25, Math.abs(x1 - x0) - 4, 24];
      let text = edge.querySelector('text')?.textContent ?? '';
      const namesEnd = text.includes(' → ');
      // The whole name, which the picture may have cut.
      const all = edge.querySelector('title')?.textContent.split('\\n') ?? [];
      const first = segues.get(`${from} ${to}`)?.find(({label}) => all[0].startsWith(label));
      if (first) text = first.caption + (all.length > 1 ? ` +${all.length - 1}` : '');
      return {edge, isLeft, frame, end, text, namesEnd};
    });
    // A line whose end is out of the window names it.
    function nameLine(line, isAway) {
      const {edge, end, text, frame} = line;
      if (!text) return;
      line.label ??= draw(edge, line.isLeft ? 'line left' : 'line', frame);
      // What a container shows is its name.
      const name = end && (line.namesEnd || isAway(end)) ? short(end.title.split(' › ').pop()) : '';
      line.label.firstChild.textContent = name ? `${text} → ${name}` : text;
    }
    for (const chip of svg.querySelectorAll('.chip')) {
      const [bx, by, width, height] = ['x', 'y', 'width', 'height'].map(
        name => Number(chip.querySelector('rect').getAttribute(name)));
      draw(chip, 'flat', [bx, by, width, height]).firstChild.textContent =
        '→ ' + short(data.nodes[chip.dataset.to].title);
    }
    // From far away, each storyboard has its name in its middle, as large as its region allows.
    const names = data.storyboards.map(({name, frame: [rx, ry, width, height]}, index) => {
      const text = drawn('text', {class: 'far', x: rx + width / 2, y: ry + height / 2});
      text.textContent = name;
      world.append(text);
      draw(regions[index], 'flat', [rx, ry, width, 46]).firstChild.append(element('b', name));
      return {text, most: Math.min(width * 1.5 / Math.max(name.length, 1), height / 2)};
    });
    function fitTo(fx, fy, width, height, most) {
      scale = Math.min(view.clientWidth / width, view.clientHeight / height, most);
      x = (view.clientWidth - width * scale) / 2 - fx * scale;
      y = (view.clientHeight - height * scale) / 2 - fy * scale;
      show();
    }
    function fit() { fitTo(full.left, full.top, full.width, full.height, 4); }
    // The whole map, if its names are readable then; else the part around the start that fills the window.
    function open() {
      fit();
      if (scale >= plain || !data.nodes.length) return;
      const {clientWidth: width, clientHeight: height} = view;
      scale = Math.min(Math.max(width / full.width, height / full.height, 0.5), readable);
      const {frame: [nx, ny, nw, nh], storyboard: board} = data.nodes[data.start];
      const top = data.storyboards[board].frame[1];
      const within = (wanted, start, room, length) => room > length * scale
        ? (room - length * scale) / 2 - start * scale
        : Math.min(Math.max(wanted, room - (start + length) * scale), -start * scale);
      x = within(width * 0.1 - nx * scale, full.left, width, full.width);
      // The name of the storyboard is seen with the start, unless it is far above.
      const middle = height / 2 - (ny + Math.min(nh, 400) / 2) * scale;
      const named = (ny + 400 - top) * scale < height ? 8 - top * scale : middle;
      y = within(Math.max(middle, named), full.top, height, full.height);
      show();
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
      mini.setAttribute('viewBox', `${full.left} ${full.top} ${full.width} ${full.height}`);
      mini.style.height = Math.min(130, 180 * full.height / full.width) + 'px';
      for (const {frame: [rx, ry, width, height]} of data.storyboards) {
        mini.append(drawn('rect', {class: 'mini-region', x: rx, y: ry, width, height}));
      }
      mini.append(drawn('rect', {id: 'mini-view'}));
      let isDown = false;
      const move = event => {
        const box = mini.getBoundingClientRect();
        const part = Math.min(box.width / full.width, box.height / full.height);
        const px = full.left + (event.clientX - box.left - (box.width - full.width * part) / 2) / part;
        const py = full.top + (event.clientY - box.top - (box.height - full.height * part) / 2) / part;
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
