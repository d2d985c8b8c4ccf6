export type Placement = { x?: number; y?: number; scale?: number; rotate?: number; className?: string };

/** The attributes of a group at this placement, without those that have no effect. */
export function placed({ x = 0, y = 0, scale = 1, rotate = 0, className }: Placement) {
  const moves = [
    x || y ? `translate(${x} ${y})` : '',
    rotate ? `rotate(${rotate})` : '',
    scale === 1 ? '' : `scale(${scale})`,
  ].join('');
  return { ...(moves && { transform: moves }), ...(className && { className }) };
}
