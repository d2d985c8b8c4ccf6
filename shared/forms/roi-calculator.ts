import { formatMoney } from '#shared/money.ts';
import type { FormDefinition } from './form.ts';
import { formatOrdinal, readNumber } from './stored-row.ts';

export const roiCalculator: FormDefinition = {
  table: 'roi_calculator_submissions',
  origin: 'site',
  name: 'ROI calculator',
  icon: 'calculator',
  letter: 'r',
  audience: 'brand',
  texts: 'roi-calculator',
  pages: ['roi-calculator'],
  deadlineHours: null,
  retention: { months: 24, from: 'row' },
  mails: ['mail.notice', 'mail.roi'],
  receipt: 'breakdown',
  messageColumn: null,
  facts: [],
  countsRepeats: true,
  replySubject: (brand) => `Your ROI calculation at ${brand}`,
  summary: (row, { repeat }) =>
    [
      `${formatMoney(readNumber(row, 'calculated_monthly_revenue') ?? 0)} a month`,
      ...(repeat && repeat > 1 ? [`${formatOrdinal(repeat)} calculation`] : []),
    ].join(', '),
};
