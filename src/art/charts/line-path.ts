import { type Point, roundToTenth } from '../geometry.ts';

/** The points of a series, scaled to `width` and `height`: 0 is at the bottom, `top` at the top. */
export function plot(values: readonly number[], width: number, height: number, top: number): Point[] {
  const step = width / Math.max(1, values.length - 1);
  return values.map((value, i) => ({ x: i * step, y: height - (value / top) * height }));
}

/** Smooth path through the points without overshooting: monotone cubic interpolation (Fritsch and Carlson, 1980). */
export function smoothPath(points: readonly Point[]): string {
  const slope = (a: Point | undefined, b: Point | undefined) => (a && b ? (b.y - a.y) / (b.x - a.x) : 0);
  const tangents = points.map((point, i) => {
    const before = slope(points[i - 1] ?? point, points[i - 1] ? point : points[i + 1]);
    const after = slope(points[i + 1] ? point : points[i - 1], points[i + 1] ?? point);
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return points
    .map((point, i) => {
      const last = points[i - 1];
      if (!last) return `M${roundToTenth(point.x)} ${roundToTenth(point.y)}`;
      const third = (point.x - last.x) / 3;
      // Computed from the rounded points, so that rounding errors do not add up.
      const [x, y] = [roundToTenth(last.x), roundToTenth(last.y)];
      // With equal steps, the first control point mirrors the previous one, so the short command `S` suffices.
      const before = points[i - 2];
      const isMirrored = before && Math.abs(last.x - before.x - third * 3) < 0.01;
      const numbers = [
        ...(isMirrored ? [] : [last.x + third - x, last.y + third * (tangents[i - 1] ?? 0) - y]),
        ...[point.x - third - x, point.y - third * (tangents[i] ?? 0) - y],
        ...[roundToTenth(point.x) - x, roundToTenth(point.y) - y],
      ];
      return `${isMirrored ? 's' : 'c'}${numbers.map(roundToTenth).join(' ').replaceAll(' -', '-')}`;
    })
    .join('');
}

/** The end of an axis: the smallest round number that is not below `highest`. */
export function scaleTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1e-9)));
  return ([1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((step) => step * power >= highest) ?? 10) * power;
}
