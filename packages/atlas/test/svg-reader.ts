/** Points of an SVG path of the commands that maps are drawn with: m l q a z, absolute or relative. */
export function pointsOf(d: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, verb = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (verb === 'z') [x, y] = [startX, startY];
    const relative = verb === verb.toLowerCase();
    const width = { m: 2, l: 2, q: 4, a: 7, h: 1, v: 1, z: 0 }[verb.toLowerCase()] ?? 0;
    if (width === 0 && verb !== 'z') throw new Error(`a path may not say ${verb}`);
    for (let i = 0; width > 0 && i + width <= numbers.length; i += width) {
      const step = numbers.slice(i, i + width);
      const [dx, dy] =
        verb === 'h'
          ? [step[0] ?? 0, 0]
          : verb === 'v'
            ? [0, step[0] ?? 0]
            : (step.slice(-2) as [number, number]);
      [x, y] = relative ? [x + dx, y + dy] : [dx, dy];
      if (verb.toLowerCase() === 'm' && i === 0) [startX, startY] = [x, y];
      points.push({ x, y });
    }
  }
  return points;
}

/** The content of the group of an id, its end tag found by counting. */
export function groupOf(svg: string, id: string): string | undefined {
  const start = svg.indexOf(`<g id="${id}">`);
  if (start < 0) return undefined;
  let depth = 0;
  for (const { 0: tag, index } of svg.slice(start).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return svg.slice(start, start + index + 4);
  }
  return undefined;
}

/** Throws unless every tag is closed in its turn and no text holds a bare mark. */
export function checkWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [whole, slash, name = '', , self] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*")*)\s*(\/?)>/g,
  )) {
    if (slash) {
      if (open.pop() !== name) throw new Error(`${whole} closes nothing`);
    } else if (!self) open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join(' ')} left open`);
  const bare = svg.replaceAll(/<\/?[a-zA-Z][^<>]*>/g, '');
  if (/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/.test(bare)) throw new Error('a bare mark in a text');
}

/** All texts with their places. */
export function textsOf(svg: string): { text: string; x: number; y: number }[] {
  return [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)<\/text>/g)].map(
    ([, x, y, text]) => ({
      x: Number(x),
      y: Number(y),
      text: text ?? '',
    }),
  );
}

/** Every text with the size it is set in, as the sizes and scales of the groups about it say. */
export function letterSizes(svg: string): { text: string; size: number }[] {
  const out: { text: string; size: number }[] = [];
  const stack = [{ size: 0, scale: 1 }];
  for (const [, slash, , attributes = '', self, text = ''] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>([^<]*)/g,
  )) {
    if (slash) stack.pop();
    if (slash || self) continue;
    const outer = stack[stack.length - 1] as { size: number; scale: number };
    const size = Number(attributes.match(/font-size="([\d.]+)"/)?.[1] ?? outer.size);
    const scale = outer.scale * Number(attributes.match(/scale\(([\d.]+)/)?.[1] ?? 1);
    stack.push({ size, scale });
    if (text.trim() !== '') out.push({ text, size: size * scale });
  }
  return out;
}
