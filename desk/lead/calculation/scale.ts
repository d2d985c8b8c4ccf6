/** An axis: its steps from the lowest to the highest, zero always among them. */
export type Scale = { lowest: number; highest: number; steps: number[] };

/** The largest numbers are reckoned with in units of their own, so that nothing runs over. */
const hugeUnit = 1e10;
const isHuge = 1e290;

/** Round steps around the values, three or four of them; any finite numbers, also of both signs, none or all zero. */
export function scaleFor(values: number[]): Scale {
  const unit = values.some((value) => Math.abs(value) > isHuge) ? hugeUnit : 1;
  const most = Math.max(0, ...values) / unit;
  const least = Math.min(0, ...values) / unit;
  if (most === 0 && least === 0) return { lowest: 0, highest: 1, steps: [0] };
  const step = roundStep((most - least) / 3);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  const steps = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step * unit);
  return {
    lowest: Math.max(-Number.MAX_VALUE, first * step * unit),
    highest: Math.min(Number.MAX_VALUE, last * step * unit),
    steps: steps.filter(Number.isFinite),
  };
}

function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ([1, 2, 3, 6].find((times) => times * power >= wanted * (1 - 1e-9)) ?? 10) * power;
}

/** @returns where the value stands between the axis' ends, 0 at the lowest, 1 at the highest */
export function shareOf(value: number, { lowest, highest }: Scale): number {
  const half = highest / 2 - lowest / 2;
  return (value / 2 - lowest / 2) / half;
}
