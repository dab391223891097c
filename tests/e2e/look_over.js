/* What is wrong with what a page shows just now: text that is cut, too small, too pale or under other text, and what
   cannot be reached. Gives [{kind, where, what}]; `part` is 'all', or 'contrast' for what another theme changes. */
(part) => {
  const SMALLEST = 11;
  const ACTS = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=slider]';
  // what lies on a card of its own above the rest; the recap goes with the next press
  const LAYERS = 'dialog, [popover], [role=dialog], .side-sheet, [data-hint-said], .recap-over';
  const found = [];
  const memo = (make) => {
    const known = new Map();
    return (key) => (known.has(key) ? known.get(key) : (known.set(key, make(key)), known.get(key)));
  };
  const styleOf = memo((element) => getComputedStyle(element));

  function nameOf(element) {
    const classes = [...element.classList].filter((one) => !one.startsWith('svelte-')).map((one) => `.${one}`);
    const data = [...element.attributes].find((one) => /^data-(?!hint)/.test(one.name) && /^.{1,16}$/.test(one.value));
    const mark = data ? `[${data.name}="${data.value}"]` : '';
    return element.id ? `#${element.id}` : element.tagName.toLowerCase() + classes.join('') + mark;
  }
  function whereIs(element) {
    const path = [];
    for (let one = element; one && one !== document.body && path.length < 4; one = one.parentElement) {
      path.unshift(nameOf(one));
      if (one.id) break;
    }
    return path.join(' > ');
  }
  const say = (kind, element, what) =>
    found.push({ kind, where: whereIs(element), what: what.trim().replace(/\s+/g, ' ').slice(0, 70) });

  // ---------------------------------------------------------------- where things may be seen
  const shown = memo(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      styleOf(element).clipPath !== 'inset(50%)' &&
      !element.closest('.vh, [inert], title, desc, script, style, noscript, option, defs, symbol'),
  );
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
  const layer = memo((element) => element.closest(LAYERS));
  const inPlay = (element) => shown(element) && (!modal || modal.contains(element));
  const root = document.documentElement;
  const zoom = root.getBoundingClientRect().width / root.offsetWidth; // boxes are measured in what is seen, widths are not
  const whole = {
    left: 0,
    right: innerWidth,
    top: -scrollY,
    bottom: Math.max(root.scrollHeight, innerHeight) - scrollY,
  };
  const window_ = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  const both = (a, b) => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  function holder(element) {
    const position = styleOf(element).position;
    if (position === 'fixed') return null;
    if (position === 'absolute' && 'offsetParent' in element) return element.offsetParent;
    return element.parentElement;
  }
  /** For what lies in an element: `reach`, beyond which nothing is ever seen, and `sight`, what is seen without scrolling. */
  const inside = memo((element) => {
    if (!element || element === document.body || element === root) return { reach: whole, sight: window_ };
    const style = styleOf(element);
    const from = around(element);
    const reach = { ...from.reach };
    let sight = { ...from.sight };
    const box = element.getBoundingClientRect();
    const drawn = element instanceof SVGElement;
    if (drawn && element.tagName !== 'svg') return from;
    const inner = {
      left: box.left + (drawn ? 0 : element.clientLeft * zoom),
      top: box.top + (drawn ? 0 : element.clientTop * zoom),
    };
    inner.right = inner.left + (drawn ? box.width : element.clientWidth * zoom);
    inner.bottom = inner.top + (drawn ? box.height : element.clientHeight * zoom);
    const scrolled = (value) => value === 'auto' || value === 'scroll';
    if (style.overflowX !== 'visible') {
      const free = scrolled(style.overflowX);
      const start = inner.left - element.scrollLeft * zoom;
      reach.left = free ? start : Math.max(reach.left, inner.left);
      reach.right = free ? start + element.scrollWidth * zoom : Math.min(reach.right, inner.right);
      sight = both(sight, { ...sight, left: inner.left, right: inner.right });
    }
    if (style.overflowY !== 'visible') {
      const free = scrolled(style.overflowY);
      const start = inner.top - element.scrollTop * zoom;
      reach.top = free ? start : Math.max(reach.top, inner.top);
      reach.bottom = free ? start + element.scrollHeight * zoom : Math.min(reach.bottom, inner.bottom);
      sight = both(sight, { ...sight, top: inner.top, bottom: inner.bottom });
    }
    return { reach, sight };
  });
  const around = (element) =>
    styleOf(element).position === 'fixed' ? { reach: window_, sight: window_ } : inside(holder(element));

  // ---------------------------------------------------------------- the text, line by line
  const runs = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!/\S/.test(node.data) || !element || !inPlay(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((one) => one.width > 1 && one.height > 1);
    if (lines.length) runs.push({ element, text: node.data, lines });
  }
  const ctm = memo((element) => {
    const svg = element.ownerSVGElement;
    const matrix = svg && element.getScreenCTM();
    return matrix ? Math.hypot(matrix.a, matrix.b) : zoom;
  });
  const sizeOf = (element) => parseFloat(styleOf(element).fontSize) * ctm(element);

  if (part === 'all') {
    if (root.scrollWidth > innerWidth) say('page scrolls sideways', root, `${root.scrollWidth} > ${innerWidth}`);
    texts();
    reachable();
    solid(textsOver);
    targetsOver();
  }
  solid(contrasts);
  return found;

  function texts() {
    for (const { element, text, lines } of runs) {
      if (sizeOf(element) < SMALLEST - 0.05) say(`text of ${sizeOf(element).toFixed(1)} px`, element, text);
      // a box that hides what it cannot hold
      let held = element;
      while (held && styleOf(held).display === 'inline') held = held.parentElement;
      const style = styleOf(held);
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (clips && !(held instanceof SVGElement) && held.scrollWidth > held.clientWidth + 1) {
        say('cut text', held, text);
        continue;
      }
      const { reach } = element instanceof SVGElement ? inside(element.ownerSVGElement) : inside(held);
      const line = lines.find(
        (one) =>
          one.left < reach.left - 1.5 ||
          one.right > reach.right + 1.5 ||
          one.top + one.height * 0.25 < reach.top ||
          one.bottom - one.height * 0.25 > reach.bottom,
      );
      if (line) {
        say('cut text', element, text);
        continue;
      }
      // what stands on a plate stays on it
      let plate = held;
      while (plate && !isPlate(plate) && styleOf(plate).overflowX === 'visible') plate = holder(plate);
      if (!plate || plate === document.body || styleOf(plate).overflowX !== 'visible') continue;
      const box = plate.getBoundingClientRect();
      const off = lines.some(
        (one) =>
          one.left < box.left - 2 ||
          one.right > box.right + 2 ||
          one.bottom - one.height * 0.25 > box.bottom + 1 ||
          one.top + one.height * 0.25 < box.top - 1,
      );
      if (off) say('text leaves its plate', element, text);
    }
  }
  function isPlate(element) {
    if (element instanceof SVGElement) return false;
    const style = styleOf(element);
    return style.borderTopWidth !== '0px' || !/, 0\)$|transparent/.test(style.backgroundColor);
  }

  function acting() {
    return [...document.querySelectorAll(ACTS)].filter((one) => inPlay(one) && !one.matches(':disabled'));
  }

  function reachable() {
    for (const element of acting()) {
      const box = element.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) continue;
      const { reach, sight } = around(element);
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      if (x < reach.left || x > reach.right || y < reach.top || y > reach.bottom) {
        say('out of reach', element, label);
        continue;
      }
      const seen = both(both(sight, window_), box);
      if (seen.right - seen.left < box.width * 0.9 || seen.bottom - seen.top < box.height * 0.9) continue;
      if (element.closest('svg') || element.matches('input')) continue;
      const top = document.elementFromPoint(x, y);
      if (top && !element.contains(top) && !top.contains(element) && layer(top) === layer(element))
        say(`under ${nameOf(top)}`, element, label);
    }
  }

  // ---------------------------------------------------------------- what lies on what
  function opaque(element) {
    const style = styleOf(element);
    if (element instanceof SVGElement)
      return /^(rect|path|circle|ellipse|polygon|image|use)$/.test(element.tagName) && style.fill !== 'none';
    return style.backgroundImage !== 'none' || rgba(style.backgroundColor)[3] > 0.9;
  }
  /** Whatever is done meanwhile meets what lets the pointer through, too: it is seen all the same. */
  function solid(done) {
    const open = new CSSStyleSheet();
    open.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(open);
    done();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== open);
  }
  function textsOver() {
    const marks = [];
    for (const { element, text, lines } of runs)
      for (const one of lines) {
        const box = both(both(inside(element).sight, window_), {
          left: one.left + 1,
          right: one.right - 1,
          top: one.top + one.height * 0.22,
          bottom: one.bottom - one.height * 0.22,
        });
        if (box.right - box.left > 2 && box.bottom - box.top > 2) marks.push({ element, text, box });
      }
    marks.sort((a, b) => a.box.top - b.box.top);
    const told = new Set();
    for (let k = 0; k < marks.length; k++)
      for (let l = k + 1; l < marks.length && marks[l].box.top < marks[k].box.bottom; l++) {
        const [one, other] = [marks[k], marks[l]];
        if (one.element === other.element || layer(one.element) !== layer(other.element)) continue;
        const shared = both(one.box, other.box);
        if (shared.right - shared.left < 2 || shared.bottom - shared.top < 2) continue;
        const key = `${whereIs(one.element)} ${whereIs(other.element)}`;
        if (told.has(key)) continue;
        const stack = document.elementsFromPoint((shared.left + shared.right) / 2, (shared.top + shared.bottom) / 2);
        const [a, b] = [stack.indexOf(one.element), stack.indexOf(other.element)];
        // what lies on a card of its own covers what is written under that card
        const [upper, lower] = b < 0 || (a >= 0 && a < b) ? [one.element, other.element] : [other.element, one.element];
        const card = (part) => !(part instanceof SVGElement) && opaque(part);
        if (stack.some((part) => part.contains(upper) && !part.contains(lower) && card(part))) continue;
        told.add(key);
        say(`text over «${other.text.trim().slice(0, 30)}» of ${nameOf(other.element)}`, one.element, one.text);
      }
  }
  function targetsOver() {
    const targets = acting().filter((one) => !one.closest('svg') && !one.matches('input'));
    const boxes = targets.map((one) => both(both(around(one).sight, window_), one.getBoundingClientRect()));
    for (let k = 0; k < targets.length; k++)
      for (let l = k + 1; l < targets.length; l++) {
        const shared = both(boxes[k], boxes[l]);
        if (shared.right - shared.left < 3 || shared.bottom - shared.top < 3) continue;
        if (layer(targets[k]) !== layer(targets[l])) continue;
        if (targets[k].contains(targets[l]) || targets[l].contains(targets[k])) continue;
        say(`target over ${nameOf(targets[l])}`, targets[k], targets[k].textContent ?? '');
      }
  }

  // ---------------------------------------------------------------- contrast (WCAG 1.4.3)
  function rgba(colour) {
    window.lookOverColours ??= { known: new Map(), pen: null };
    const { known } = window.lookOverColours;
    if (!known.has(colour)) {
      window.lookOverColours.pen ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const pen = window.lookOverColours.pen;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
    }
    return known.get(colour);
  }
  function luminance(colour) {
    const [red, green, blue] = colour.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function mix(top, alpha, below) {
    return [0, 1, 2].map((k) => top[k] * alpha + below[k] * (1 - alpha));
  }
  function contrasts() {
    const told = new Set();
    for (const { element, text, lines } of runs) {
      if (element.closest(':disabled, [aria-disabled=true], [disabled]')) continue;
      const box = both(both(inside(element).sight, window_), lines[0]);
      if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
      const stack = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const at = stack.indexOf(element);
      if (at < 0 || stack.slice(0, at).some((one) => opaque(one) && !one.contains(element))) continue;
      const style = styleOf(element);
      const drawn = element instanceof SVGElement;
      const ink = rgba(drawn ? style.fill : style.color);
      let alpha = ink[3] * (drawn ? Number(style.fillOpacity) : 1);
      for (let one = element; one; one = one.parentElement) alpha *= Number(styleOf(one).opacity);
      const grounds = groundsUnder(stack.slice(at));
      if (!grounds) continue;
      const worst = Math.min(
        ...grounds.map((ground) => {
          const [light, dark] = [luminance(mix(ink, alpha, ground)), luminance(ground)].sort((a, b) => b - a);
          return (light + 0.05) / (dark + 0.05);
        }),
      );
      const size = sizeOf(element);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (worst < (large ? 3 : 4.5) - 0.05) {
        const key = whereIs(element);
        if (!told.has(key)) say(`contrast ${worst.toFixed(1)}`, element, text);
        told.add(key);
      }
    }
  }
  /** The colours a stack of elements can have at a point; null where a picture lies below. */
  function groundsUnder(stack) {
    const layers = [];
    for (const one of stack) {
      const style = styleOf(one);
      if (one instanceof SVGElement) {
        if (/^(text|tspan|g|svg|a)$/.test(one.tagName)) continue;
        if (style.fill === 'none') continue;
        if (style.fill.startsWith('url') || one.tagName === 'use' || one.tagName === 'image') return null;
        const colour = rgba(style.fill);
        layers.push([[colour, colour[3] * Number(style.fillOpacity) * Number(style.opacity)]]);
      } else {
        const image = style.backgroundImage;
        if (image.includes('url(')) return null;
        if (image !== 'none') {
          const stops = image.match(/(?:rgba?|color|oklab|oklch|hsla?)\([^()]*\)/g) ?? [];
          if (stops.length) layers.push(stops.map((stop) => [rgba(stop), rgba(stop)[3]]));
        }
        const colour = rgba(style.backgroundColor);
        if (colour[3] > 0) layers.push([[colour, colour[3] * Number(style.opacity)]]);
      }
      if (layers.length && layers.at(-1).every(([, alpha]) => alpha > 0.98)) break;
    }
    let grounds = [rgba(styleOf(root).backgroundColor)];
    for (const kinds of layers.reverse())
      grounds = kinds.flatMap(([colour, alpha]) => grounds.map((ground) => mix(colour, alpha, ground))).slice(0, 64);
    return grounds;
  }
}
