import { type NumberField, readNumber } from '#src/forms/fields/read-number.ts';
import type { Field } from './survey-answers.ts';

/** The questions that are answered with a number, and what such a number is like. */
export const numberFields = {
  follower_count: { decimals: 0 },
  highest_gmv: { unit: '$', decimals: 2 },
  hours_per_week: { most: 168 },
} as const satisfies Partial<Record<Field, NumberField>>;

export type NumberQuestion = keyof typeof numberFields;

export function isNumberQuestion(field: Field): field is NumberQuestion {
  return field in numberFields;
}

/** The number that was typed; NaN for a blank, for what is no number, and for what could be two. */
export function numberFrom(field: NumberQuestion, typed: string): number {
  return readNumber(typed, numberFields[field]) ?? Number.NaN;
}
