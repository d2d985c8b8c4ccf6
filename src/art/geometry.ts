export type Point = { x: number; y: number };

/** One decimal: more is invisible, and the markup is inlined in pages. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path of a tapered capsule from `a` (radius `ra`) to `b` (radius `rb`): an upper arm, a forearm, a finger. */
export function limb(a: Point, ra: number, b: Point, rb: number): string {
  const along = Math.atan2(b.y - a.y, b.x - a.x);
  const spread = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / Math.hypot(b.x - a.x, b.y - a.y))));
  const at = (c: Point, r: number, angle: number) =>
    `${roundToTenth(c.x + r * Math.cos(angle))} ${roundToTenth(c.y + r * Math.sin(angle))}`;
  const arc = (r: number, wide: boolean, end: string) => `A${r} ${r} 0 ${wide ? 1 : 0} 1 ${end}`;
  const aStart = at(a, ra, along + spread);
  return `M${aStart}${arc(ra, ra >= rb, at(a, ra, along - spread))}L${at(b, rb, along - spread)}${arc(rb, rb > ra, at(b, rb, along + spread))}Z`;
}

/** Elbow of a two-part arm that reaches from `shoulder` to `wrist`; `side` 1 bends it clockwise, -1 the other way. */
export function elbow(shoulder: Point, wrist: Point, upper: number, fore: number, side: 1 | -1): Point {
  const dx = wrist.x - shoulder.x;
  const dy = wrist.y - shoulder.y;
  const reach = Math.min(Math.hypot(dx, dy), upper + fore - 0.1);
  const lift = Math.acos((upper ** 2 + reach ** 2 - fore ** 2) / (2 * upper * reach));
  const angle = Math.atan2(dy, dx) + side * lift;
  return { x: shoulder.x + upper * Math.cos(angle), y: shoulder.y + upper * Math.sin(angle) };
}

/** Closed path around an ellipse with `bumps` round scallops: curls, leaves, clouds. */
export function scallop(cx: number, cy: number, rx: number, ry: number, bumps: number): string {
  const points = Array.from({ length: bumps }, (_, i) => {
    const angle = (i / bumps) * 2 * Math.PI;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
  });
  const r = roundToTenth((Math.PI * (rx + ry)) / bumps / 1.75);
  const arcs = points
    .map((p, i) => (i === 0 ? '' : `A${r} ${r} 0 0 1 ${roundToTenth(p.x)} ${roundToTenth(p.y)}`))
    .join('');
  const first = points[0] ?? { x: cx, y: cy };
  const start = `${roundToTenth(first.x)} ${roundToTenth(first.y)}`;
  return `M${start}${arcs}A${r} ${r} 0 0 1 ${start}Z`;
}
