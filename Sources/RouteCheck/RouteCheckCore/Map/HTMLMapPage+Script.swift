extension HTMLMapPage {
  static let script = """
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const view = document.getElementById('view');
    const svg = view.querySelector('svg');
    const world = document.getElementById('world');
    const details = document.getElementById('details');
    const search = document.getElementById('search');
    const found = document.getElementById('found');
    const nodes = data.nodes.map((_, index) => document.getElementById('node-' + index));
    const edges = [...svg.querySelectorAll('.edge')];
    const size = svg.viewBox.baseVal;
    const full = {width: size.width, height: size.height};
    svg.removeAttribute('viewBox');
    let x = 0, y = 0, scale = 1, chosen = -1, matches = [], match = 0;

    function show() { world.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`); }
    function fit() {
      scale = Math.min(view.clientWidth / full.width, view.clientHeight / full.height, 1.5);
      x = (view.clientWidth - full.width * scale) / 2;
      y = (view.clientHeight - full.height * scale) / 2;
      show();
    }
    function open() {
      fit();
      if (scale >= 0.6) return;
      scale = 0.6;
      x = 0;
      y = 0;
      show();
    }
    function zoom(factor, px = view.clientWidth / 2, py = view.clientHeight / 2) {
      const next = Math.min(Math.max(scale * factor, 0.03), 6);
      x = px - (px - x) * next / scale;
      y = py - (py - y) * next / scale;
      scale = next;
      show();
    }
    function center(index) {
      const location = nodes[index].transform.baseVal[0].matrix;
      scale = Math.max(scale, 0.8);
      x = view.clientWidth / 2 - (location.e + 104) * scale;
      y = view.clientHeight / 2 - (location.f + 42) * scale;
      show();
    }
    function element(name, text, className) {
      const element = document.createElement(name);
      if (text !== undefined) element.textContent = text;
      if (className) element.className = className;
      return element;
    }
    function list(title, edges, end) {
      if (!edges.length) return;
      const items = element('ul');
      for (const edge of edges) {
        const item = element('li', `${edge.label} (${edge.kind}) `);
        const button = element('button', data.nodes[edge[end]].title);
        button.onclick = () => choose(edge[end], true);
        item.append(button);
        items.append(item);
      }
      details.append(element('h3', title), items);
    }
    function choose(index, moves) {
      chosen = index;
      const near = new Set([index]);
      for (const edge of data.edges) {
        if (edge.from === index) near.add(edge.to);
        if (edge.to === index) near.add(edge.from);
      }
      nodes.forEach((node, other) => {
        node.classList.toggle('chosen', other === index);
        node.classList.toggle('faded', index >= 0 && !near.has(other));
      });
      edges.forEach((edge, other) => {
        const {from, to} = data.edges[other];
        edge.classList.toggle('faded', index >= 0 && from !== index && to !== index);
      });
      details.hidden = index < 0;
      details.replaceChildren();
      if (index < 0) return;
      const node = data.nodes[index];
      const close = element('button', 'Close', 'close');
      close.onclick = () => choose(-1);
      details.append(close, element('h2', node.title));
      details.append(element('p', node.kind + (node.name ? ` “${node.name}”` : '') + ` · ${node.id}`));
      details.append(element('p', node.location));
      if (node.findings.length) {
        const items = element('ul');
        for (const finding of node.findings) {
          items.append(
            element('li', `${finding.severity}: line ${finding.line}: ${finding.text}`,
              'is-' + finding.severity));
        }
        details.append(element('h3', 'Findings'), items);
      }
      list('Leads to', data.edges.filter(edge => edge.from === index), 'to');
      list('Reached from', data.edges.filter(edge => edge.to === index), 'from');
      if (moves) { center(index); nodes[index].focus({preventScroll: true}); }
    }
    function find(step) {
      const text = search.value.trim().toLocaleLowerCase();
      matches = text === '' ? [] : data.nodes.map((_, index) => index).filter(index => {
        const node = data.nodes[index];
        return [node.title, node.name ?? '', node.id, node.kind]
          .some(name => name.toLocaleLowerCase().includes(text));
      });
      match = matches.length ? (match + step + matches.length) % matches.length : 0;
      found.textContent = text === '' ? ''
        : matches.length ? `${match + 1} of ${matches.length}` : 'no scene';
      nodes.forEach((node, index) =>
        node.classList.toggle('faded', text !== '' && !matches.includes(index)));
      edges.forEach(edge => edge.classList.toggle('faded', text !== ''));
      if (matches.length) center(matches[match]);
    }

    nodes.forEach((node, index) => {
      node.addEventListener('click', () => { if (!moved) choose(index); });
      node.addEventListener('focus', () => {
        const box = node.getBoundingClientRect(), frame = view.getBoundingClientRect();
        if (node.matches(':focus-visible') && (box.right < frame.left || box.left > frame.right
            || box.bottom < frame.top || box.top > frame.bottom)) center(index);
      });
      node.addEventListener('keydown', event => {
        if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); choose(index); }
      });
    });
    let start = null, moved = false;
    view.addEventListener('pointerdown', event => {
      start = {px: event.clientX, py: event.clientY, x, y};
      moved = false;
    });
    window.addEventListener('pointermove', event => {
      if (!start) return;
      const dx = event.clientX - start.px, dy = event.clientY - start.py;
      if (Math.hypot(dx, dy) > 4) { moved = true; view.classList.add('dragging'); }
      if (moved) { x = start.x + dx; y = start.y + dy; show(); }
    });
    window.addEventListener('pointerup', () => { start = null; view.classList.remove('dragging'); });
    view.addEventListener('wheel', event => {
      event.preventDefault();
      const frame = view.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 400), event.clientX - frame.left, event.clientY - frame.top);
    }, {passive: false});
    search.addEventListener('input', () => { match = 0; find(0); });
    search.addEventListener('keydown', event => {
      if (event.key === 'Enter') {
        if (matches.length) choose(matches[match], true);
      } else if (event.key === 'ArrowDown') { event.preventDefault(); find(1); }
      else if (event.key === 'ArrowUp') { event.preventDefault(); find(-1); }
      else if (event.key === 'Escape') { search.value = ''; find(0); choose(-1); search.blur(); }
      event.stopPropagation();
    });
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = 60;
      switch (event.key) {
      case '/': event.preventDefault(); search.focus(); break;
      case '+': case '=': zoom(1.25); break;
      case '-': zoom(0.8); break;
      case '0': fit(); break;
      case 'ArrowLeft': x += step; show(); break;
      case 'ArrowRight': x -= step; show(); break;
      case 'ArrowUp': y += step; show(); break;
      case 'ArrowDown': y -= step; show(); break;
      case 'Escape': choose(-1); break;
      }
    });
    document.getElementById('in').onclick = () => zoom(1.25);
    document.getElementById('out').onclick = () => zoom(0.8);
    document.getElementById('fit').onclick = fit;
    open();
    """
}
