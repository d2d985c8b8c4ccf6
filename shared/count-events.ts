import { forms } from './forms/forms.ts';

export type CountedEvent = 'view' | 'call' | `form:${string}` | `step:${number}`;

const surveySteps = [1, 2, 3, 4, 5, 6, 7];

/** Events counted once a day per visitor. Stored bits follow this order: append new events. */
export const countedEvents: readonly CountedEvent[] = [
  'view',
  'call',
  ...surveySteps.map((step) => `step:${step}` as const),
  ...forms.map(({ table }) => `form:${table}` as const),
];
