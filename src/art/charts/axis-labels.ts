type Tick = { value: number; label: string };

const number = /\d[\d,.]*/;

/**
 * Formats a value in the unit of the axis: 94 is `$940` if the grid line at 25 is labeled `$250`.
 * @returns the plain number if no grid line has a label
 */
export function formatOnAxis(value: number, ticks: readonly Tick[] = []): string {
  const tick = ticks.find((tick) => tick.value !== 0 && number.test(tick.label));
  const [written = ''] = tick ? (number.exec(tick.label) ?? []) : [];
  if (!tick || !written) return `${value}`;
  const scaled = (value / tick.value) * Number(written.replaceAll(',', ''));
  return tick.label.replace(number, scaled.toLocaleString('en-US', { maximumFractionDigits: 2 }));
}

/**
 * Interpolates between evenly spaced labels: 0.1 between `00:00` and `01:00` is `00:06`, between `Week 1` and
 * `Week 11` it is `Week 2`.
 * @returns undefined if the labels contain no number
 */
export function labelAt(labels: readonly string[], share: number): string | undefined {
  const at = share * (labels.length - 1);
  const [before, after] = [labels[Math.floor(at)], labels[Math.ceil(at)]];
  if (before === undefined || after === undefined || before === after) return before;
  const [from, to] = [countIn(before), countIn(after)];
  if (!from || !to || from.frame !== to.frame) return undefined;
  return formatTick(from, Math.round(from.count + (at % 1) * (to.count - from.count)));
}

type Count = { count: number; frame: string; digits: number };

/** Splits a label into its number (of a time, in the smaller unit) and the text around it. */
function countIn(label: string): Count | undefined {
  const clock = /^(\d+):(\d\d)$/.exec(label);
  if (clock)
    return { count: Number(clock[1]) * 60 + Number(clock[2]), frame: ':', digits: clock[1]?.length ?? 1 };
  const [digits] = number.exec(label) ?? [];
  return digits ? { count: Number(digits), frame: label.replace(digits, '#'), digits: 1 } : undefined;
}

function formatTick({ frame, digits }: Count, count: number): string {
  if (frame !== ':') return frame.replace('#', `${count}`);
  return `${`${Math.floor(count / 60)}`.padStart(digits, '0')}:${`${count % 60}`.padStart(2, '0')}`;
}
