extension HTMLMapPage {
  /// The search, the filters, and the list of storyboards.
  static let filterScript = """
    const storyboard = at('storyboard'), kind = at('kind'), findings = at('findings');
    const reach = at('reach');
    let reachable = null;

    function isFiltered() {
      return storyboard.value !== '' || kind.value !== '' || findings.checked || reachable !== null;
    }
    function passes(index) {
      const node = data.nodes[index];
      if (storyboard.value !== '' && node.storyboard !== Number(storyboard.value)) return false;
      if (findings.checked && !node.findings.length) return false;
      if (reachable && !reachable.has(index)) return false;
      if (kind.value === '') return true;
      return ends.get(kind.value)?.has(index) ?? false;
    }
    const ends = new Map();
    for (const edge of data.edges) {
      if (!ends.has(edge.style)) ends.set(edge.style, new Set());
      ends.get(edge.style).add(edge.from).add(edge.to);
    }
    function reachFrom(start) {
      const next = new Map();
      const add = (from, to) => { if (!next.has(from)) next.set(from, []); next.get(from).push(to); };
      for (const edge of data.edges) if (edge.style !== 'unwind') add(edge.from, edge.to);
      data.nodes.forEach((node, index) => {
        if (node.container >= 0) add(node.container, index);
      });
      reachable = new Set([start]);
      const open = [start];
      while (open.length) {
        for (const to of next.get(open.pop()) ?? []) {
          if (!reachable.has(to)) { reachable.add(to); open.push(to); }
        }
      }
      reach.hidden = false;
      reach.textContent = `From ${data.nodes[start].title} ×`;
      find(0);
    }
    function find(step) {
      const text = search.value.trim().toLocaleLowerCase();
      const all = data.nodes.map((_, index) => index).filter(passes);
      matches = text === '' ? (isFiltered() ? all : []) : all.filter(index => {
        const node = data.nodes[index];
        return [node.title, node.name ?? '', node.id, node.kind, node.class ?? '']
          .some(name => name.toLocaleLowerCase().includes(text));
      });
      match = matches.length ? (match + step + matches.length) % matches.length : 0;
      const isOn = text !== '' || isFiltered();
      found.textContent = !isOn ? ''
        : matches.length ? `${match + 1} of ${matches.length}` : 'no scene';
      const set = new Set(matches);
      nodes.forEach((node, index) => node.classList.toggle('faded', isOn && !set.has(index)));
      edges.forEach(edge => {
        const [from, to] = endsOf(edge);
        const isKind = kind.value === '' || edge.classList.contains(kind.value);
        edge.classList.toggle('faded', isOn && !(isKind && set.has(from) && set.has(to)));
      });
      if (matches.length && text !== '') center(matches[match]);
    }
    function listStoryboards() {
      data.storyboards.forEach((board, index) => {
        const option = element('option', board.name);
        option.value = index;
        storyboard.append(option);
        const item = element('li');
        const button = element('button', board.name);
        button.title = board.file;
        button.onclick = () => fitTo(...board.frame, 1);
        item.append(button, element('small', ` ${board.count}`));
        at('boards').append(item);
      });
    }
    // The legend of the picture, with words of one size.
    function listStyles() {
      for (const style of svg.querySelectorAll('.legend .edge')) {
        const item = element('span');
        const sample = drawn('svg', {class: 'map', viewBox: '0 0 36 10', 'aria-hidden': true});
        const line = drawn('g', {class: style.getAttribute('class')});
        const path = style.querySelector('path').cloneNode();
        path.setAttribute('d', 'M0 5h34');
        line.append(path);
        sample.append(line);
        item.append(sample, style.querySelector('text').textContent);
        at('legend').append(item);
      }
    }
    for (const input of [storyboard, kind, findings]) {
      input.addEventListener('change', () => {
        match = 0;
        find(0);
        if (input === storyboard && storyboard.value !== '') {
          fitTo(...data.storyboards[Number(storyboard.value)].frame, 1);
        }
      });
    }
    reach.onclick = () => { reachable = null; reach.hidden = true; find(0); };

    """
}
