/** `steps` are ascending and include zero. */
export type Scale = { lowest: number; highest: number; steps: number[] };

/** Huge values are scaled down to prevent overflow. */
const hugeUnit = 1e10;
const hugeThreshold = 1e290;

/** Returns three or four round steps that cover the values, which may be any finite numbers. */
export function scaleFor(values: number[]): Scale {
  const unit = values.some((value) => Math.abs(value) > hugeThreshold) ? hugeUnit : 1;
  const most = Math.max(0, ...values) / unit;
  const least = Math.min(0, ...values) / unit;
  if (most === 0 && least === 0) return { lowest: 0, highest: 1, steps: [0] };
  const step = roundUpStep((most - least) / 3);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  const steps = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step * unit);
  return {
    lowest: Math.max(-Number.MAX_VALUE, first * step * unit),
    highest: Math.min(Number.MAX_VALUE, last * step * unit),
    steps: steps.filter(Number.isFinite),
  };
}

function roundUpStep(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(minimum));
  return ([1, 2, 3, 6].find((times) => times * power >= minimum * (1 - 1e-9)) ?? 10) * power;
}

/** @returns the position on the axis from 0 to 1 */
export function positionOnScale(value: number, { lowest, highest }: Scale): number {
  const half = highest / 2 - lowest / 2;
  return (value / 2 - lowest / 2) / half;
}
