type Tick = { value: number; label: string };

const number = /\d[\d,.]*/;

/**
 * A value as its axis would write it: 94 is `$940` under a grid line 25 called `$250`.
 * @returns the bare number where no grid line is named
 */
export function inWordsOfAxis(value: number, ticks: readonly Tick[] = []): string {
  const tick = ticks.find((one) => one.value !== 0 && number.test(one.label));
  const [written = ''] = tick ? (number.exec(tick.label) ?? []) : [];
  if (!tick || !written) return `${value}`;
  const scaled = (value / tick.value) * Number(written.replaceAll(',', ''));
  return tick.label.replace(number, scaled.toLocaleString('en-US', { maximumFractionDigits: 2 }));
}

/**
 * What a share of an axis is called whose labels are spread evenly over it: 0.1 between `00:00` and `01:00` is `00:06`,
 * between `Week 1` and `Week 11` it is `Week 2`. Labels that hold no count have no words between them.
 */
export function placeOnAxis(labels: readonly string[], share: number): string | undefined {
  const at = share * (labels.length - 1);
  const [before, after] = [labels[Math.floor(at)], labels[Math.ceil(at)]];
  if (before === undefined || after === undefined || before === after) return before;
  const [from, to] = [countIn(before), countIn(after)];
  if (!from || !to || from.frame !== to.frame) return undefined;
  return inFrame(from, Math.round(from.count + (at % 1) * (to.count - from.count)));
}

type Count = { count: number; frame: string; digits: number };

/** The count in a label, a clock's in its smaller unit, and what stands around it. */
function countIn(label: string): Count | undefined {
  const clock = /^(\d+):(\d\d)$/.exec(label);
  if (clock)
    return { count: Number(clock[1]) * 60 + Number(clock[2]), frame: ':', digits: clock[1]?.length ?? 1 };
  const [digits] = number.exec(label) ?? [];
  return digits ? { count: Number(digits), frame: label.replace(digits, '#'), digits: 1 } : undefined;
}

function inFrame({ frame, digits }: Count, count: number): string {
  if (frame !== ':') return frame.replace('#', `${count}`);
  return `${`${Math.floor(count / 60)}`.padStart(digits, '0')}:${`${count % 60}`.padStart(2, '0')}`;
}
