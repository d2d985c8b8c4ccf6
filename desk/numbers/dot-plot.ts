import type { Numbers } from '#shared/desk/api.ts';

type Answer = Numbers['promises'][number]['answers'][number];

export type Dot = Answer & { x: number; level: number };
type DotPlot = { dots: Dot[]; levels: number };

/** The end of the axis in hours: 125% of the longest deadline, rounded up to 12 hours, at least 24. */
export function axisEnd(promises: Pick<Numbers['promises'][number], 'hours' | 'answers'>[]): number {
  const longest = Math.max(0, ...promises.map(({ hours }) => hours ?? 0));
  return Math.max(24, Math.ceil((longest * 1.25) / 12) * 12);
}

/**
 * Stacks the dots of replies by their hours. Values beyond the end of the axis go to the last stack.
 * @param step width of a stack in hours
 */
export function stackAnswers(answers: Answer[], end: number, step: number): DotPlot {
  const piles = new Map<number, number>();
  const stackOrder = (answer: Answer) => (answer.open ? 2 : answer.late ? 1 : 0);
  const last = Math.floor(end / step) - 1;
  const dots = answers
    .toSorted((a, b) => stackOrder(a) - stackOrder(b) || a.hours - b.hours)
    .map((answer) => {
      const pile = Math.min(Math.floor(answer.hours / step), last);
      const level = piles.get(pile) ?? 0;
      piles.set(pile, level + 1);
      return { ...answer, x: (pile + 0.5) * step, level };
    });
  return { dots, levels: Math.max(0, ...piles.values()) };
}

const labelWidth = 64;

/**
 * Places the label of a dot to its right, or to its left if it would cross the deadline line. All values are in pixels.
 * @param line the x position of the line
 * @param width the width of the plot
 */
export function placeLabel(dot: number, line: number, width: number): { x: number; anchor: 'start' | 'end' } {
  const begin = dot - 5;
  const isFree = (from: number) =>
    from >= 0 && from + labelWidth <= width && (line < from || line > from + labelWidth);
  const isLeft = !isFree(begin) && (isFree(dot + 5 - labelWidth) || begin + labelWidth > width);
  return isLeft ? { x: dot + 5, anchor: 'end' } : { x: begin, anchor: 'start' };
}
