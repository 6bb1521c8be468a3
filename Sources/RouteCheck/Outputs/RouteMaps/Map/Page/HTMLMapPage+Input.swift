extension HTMLMapPage {
  /// The mouse, the keyboard, and the start of the page.
  static let inputScript = """
    // One scene is a tab stop, and arrow keys lead from it to the others.
    let tabStop = data.start;
    function makeTabStop(index) {
      nodes[tabStop]?.setAttribute('tabindex', '-1');
      tabStop = index;
      nodes[index]?.setAttribute('tabindex', '0');
    }
    function nextScene(index, key) {
      const isLevel = key === 'ArrowLeft' || key === 'ArrowRight';
      const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
      const [x0, y0] = data.nodes[index].frame;
      let next = -1, least = Infinity;
      data.nodes.forEach(({frame: [x1, y1]}, other) => {
        const along = sign * (isLevel ? x1 - x0 : y1 - y0);
        const cost = along + 3 * Math.abs(isLevel ? y1 - y0 : x1 - x0);
        if (along > 1 && cost < least) { least = cost; next = other; }
      });
      return next;
    }
    nodes.forEach((node, index) => {
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', '-1');
      node.addEventListener('click', event => {
        event.stopPropagation();
        if (!moved) choose(index);
      });
      node.addEventListener('focus', () => {
        makeTabStop(index);
        const box = node.getBoundingClientRect(), frame = view.getBoundingClientRect();
        if (node.matches(':focus-visible') && (box.right < frame.left || box.left > frame.right
            || box.bottom < frame.top || box.top > frame.bottom)) center(index);
      });
      for (const [type, isOn] of [['pointerenter', true], ['pointerleave', false]]) {
        node.addEventListener(type, () => {
          for (const edge of edges) {
            if (endsOf(edge).includes(index)) edge.classList.toggle('hot', isOn);
          }
        });
      }
      node.addEventListener('keydown', event => {
        if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); choose(index); }
        if (!event.key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        const next = nextScene(index, event.key);
        if (next >= 0) nodes[next].focus({preventScroll: true});
      });
    });
    for (const sign of svg.querySelectorAll('.chip,.edge[data-to]')) {
      sign.addEventListener('click', () => { if (!moved) choose(Number(sign.dataset.to), true); });
    }
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
      if (['SELECT', 'INPUT'].includes(event.target.tagName)) return;
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
    at('in').onclick = () => zoom(1.25);
    at('out').onclick = () => zoom(0.8);
    at('fit').onclick = fit;
    at('list').onclick = () => {
      const boards = at('boards');
      boards.hidden = !boards.hidden;
      at('list').setAttribute('aria-expanded', String(!boards.hidden));
    };
    window.addEventListener('resize', show);
    window.addEventListener('hashchange', followLink);
    window.addEventListener('beforeprint', () => { isPrinting = true; fit(); cull(); });
    window.addEventListener('afterprint', () => { isPrinting = false; show(); });
    makeTabStop(tabStop);
    listStoryboards();
    drawMini();
    listStyles();
    open();
    followLink();
    cull();
    """
}
