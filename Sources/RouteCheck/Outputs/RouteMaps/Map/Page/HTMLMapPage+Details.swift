extension HTMLMapPage {
  /// The details of a chosen scene, and its screen in full size.
  static let detailScript = """
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
        const needs = edge.needs.length ? ` needs ${edge.needs.join(', ')}` : '';
        const said = [edge.highlight, edge.place].map(text => text ? ` · ${text}` : '').join('');
        const item = element('li', `${edge.label} (${edge.kind})${needs}${said} `);
        const button = element('button', data.nodes[edge[end]].title);
        button.onclick = () => choose(edge[end], true);
        item.append(button);
        items.append(item);
      }
      details.append(element('h3', title), items);
    }
    function drawScreen(index) {
      const screen = screens[index];
      const size = data.nodes[index].size;
      if (!screen || !size.length) return;
      const picture = drawn('svg', {viewBox: `-2 -2 ${size[0] + 4} ${size[1] + 4}`, class: 'map full'});
      const copy = screen.cloneNode(true);
      copy.removeAttribute('transform');
      copy.classList.remove('away');
      picture.append(copy);
      details.append(picture);
    }
    function choose(index, moves) {
      if (chosen >= 0) nodes[chosen].removeAttribute('aria-current');
      chosen = index;
      if (index >= 0) { nodes[index].setAttribute('aria-current', 'true'); makeTabStop(index); }
      const near = new Set([index]);
      for (const edge of data.edges) {
        if (edge.from === index) near.add(edge.to);
        if (edge.to === index) near.add(edge.from);
      }
      nodes.forEach((node, other) => {
        node.classList.toggle('chosen', other === index);
        node.classList.toggle('faded', index >= 0 && !near.has(other)
          && !(nodes[index].classList.contains('container')));
      });
      edges.forEach(edge => {
        edge.classList.toggle('faded', index >= 0 && !endsOf(edge).includes(index));
      });
      details.hidden = index < 0;
      details.replaceChildren();
      if (index < 0) {
        remember('#');
        find(0);
        return;
      }
      const node = data.nodes[index];
      remember('#scene=' + encodeURIComponent(key(index)));
      const close = element('button', 'Close', 'close');
      close.onclick = () => { choose(-1); nodes[index].focus({preventScroll: true}); };
      details.append(close, element('h2', node.title));
      const name = node.name ? ` “${node.name}”` : '';
      details.append(element('p', `${node.class ?? node.kind}${name} · ${node.id}`));
      details.append(element('p', node.location));
      if (node.highlight) details.append(element('p', node.highlight));
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
      const from = element('button', 'Show what is reachable from here');
      from.onclick = () => reachFrom(index);
      details.append(from);
      drawScreen(index);
      if (moves) { center(index); nodes[index].focus({preventScroll: true}); }
    }
    function remember(hash) {
      // A page in a frame may not change its address.
      try { history.replaceState(null, '', hash); } catch { return; }
    }
    function key(index) {
      const node = data.nodes[index];
      return `${data.storyboards[node.storyboard].name}/${node.id}`;
    }
    function followLink() {
      const hash = location.hash;
      if (!hash.startsWith('#scene=')) return false;
      let wanted = '';
      try { wanted = decodeURIComponent(hash.slice(7)); } catch { return false; }
      let index = data.nodes.findIndex((_, index) => key(index) === wanted);
      if (index < 0) {
        index = data.nodes.findIndex(node => node.name === wanted || node.id === wanted);
      }
      if (index >= 0) choose(index, true);
      return index >= 0;
    }

    """
}
