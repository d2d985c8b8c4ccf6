import { forms } from './forms/forms.ts';

export type CountEvent = 'view' | 'call' | `form:${string}` | `step:${number}`;

const surveySteps = [1, 2, 3, 4, 5, 6, 7];

/** Events that are counted once a day per visitor. A visitor's bits follow this order: add new events at the end. */
export const countEvents: readonly CountEvent[] = [
  'view',
  'call',
  ...surveySteps.map((step) => `step:${step}` as const),
  ...forms.map(({ table }) => `form:${table}` as const),
];
