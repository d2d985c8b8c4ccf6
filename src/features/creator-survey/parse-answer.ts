import { type NumberField, readNumber } from '#src/forms/fields/read-number.ts';
import type { Field } from './survey-answers.ts';

/** The numeric questions and their formats. */
export const numberFields = {
  follower_count: { decimals: 0 },
  highest_gmv: { unit: '$', decimals: 2 },
  hours_per_week: { most: 168 },
} as const satisfies Partial<Record<Field, NumberField>>;

export type NumberQuestion = keyof typeof numberFields;

export function isNumberQuestion(field: Field): field is NumberQuestion {
  return field in numberFields;
}

/** Returns NaN for text that is blank, not a number or ambiguous. */
export function parseAnswer(field: NumberQuestion, typed: string): number {
  return readNumber(typed, numberFields[field]) ?? Number.NaN;
}
