import { type RoiInput, roiInputs } from '#shared/roi-formula.ts';
import type { NumberField } from '#src/forms/fields/read-number.ts';

const count = { decimals: 0 } satisfies NumberField;
const money = { unit: '$', decimals: 2 } satisfies NumberField;
const rate = { unit: '%', most: 100 } satisfies NumberField;

export type RoiField = {
  name: RoiInput;
  number: NumberField;
  most: number;
  step: number;
  start?: string;
};

const fields: Record<RoiInput, Omit<RoiField, 'name'>> = {
  average_order_value: {
    number: money,
    most: 200,
    step: 1,
  },
  profit_margin: {
    number: rate,
    most: 100,
    step: 1,
  },
  products_per_event: {
    number: count,
    most: 40,
    step: 1,
  },
  viewers_per_event: {
    number: count,
    most: 15_000,
    step: 100,
  },
  conversion_rate: {
    number: rate,
    most: 10,
    step: 0.1,
    start: '2.5',
  },
  events_per_month: {
    number: count,
    most: 30,
    step: 1,
  },
};

export const roiFields: readonly RoiField[] = roiInputs.map((name) => ({ name, ...fields[name] }));

export function findNumberField(name: RoiInput): NumberField {
  return fields[name].number;
}
