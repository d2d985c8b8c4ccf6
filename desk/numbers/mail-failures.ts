import type { Numbers } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { formatCount } from '#shared/forms/stored-row.ts';

type Failures = Pick<Numbers['promises'][number], 'form' | 'bounced' | 'lateNow'>;

/** "1 breakdown bounced, 2 confirmations not sent yet"; empty without failures. */
export function mailFailures(promises: Failures[]): string {
  return promises
    .flatMap(({ form, bounced, lateNow }) => [
      ...(bounced > 0 ? [`${countReceipts(form, bounced)} bounced`] : []),
      ...(lateNow > 0 ? [`${countReceipts(form, lateNow)} not sent yet`] : []),
    ])
    .join(', ');
}

function countReceipts(form: string, count: number): string {
  return `${formatCount(count)} ${formOf(form).receipt}${count === 1 ? '' : 's'}`;
}
