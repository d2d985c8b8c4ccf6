import type { Numbers } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { formatCount } from '#shared/forms/stored-row.ts';

type Failures = Pick<Numbers['promises'][number], 'form' | 'bounced' | 'lateNow'>;

/** Counts failed automatic emails: "1 breakdown bounced, 2 confirmations not sent yet". Empty if there are none. */
export function emailFailuresText(promises: Failures[]): string {
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
