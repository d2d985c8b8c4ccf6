export type Placement = { x?: number; y?: number; scale?: number; rotate?: number; className?: string };

/** The group attributes for a placement; attributes that would change nothing are left out. */
export function placed({ x = 0, y = 0, scale = 1, rotate = 0, className }: Placement) {
  const moves = [
    x || y ? `translate(${x} ${y})` : '',
    rotate ? `rotate(${rotate})` : '',
    scale === 1 ? '' : `scale(${scale})`,
  ].join('');
  return { ...(moves && { transform: moves }), ...(className && { className }) };
}
