import { formatMoney } from '#shared/money.ts';
import type { FormDefinition } from './form.ts';
import { capitalize, formatCount, readBoolean, readNumber, textOf } from './stored-row.ts';

export const creatorSurvey: FormDefinition = {
  table: 'live_selling_survey_responses',
  origin: 'site',
  name: 'Creator survey',
  icon: 'person',
  letter: 'c',
  audience: 'creator',
  pages: ['live-selling-survey'],
  deadlineHours: 48,
  retention: { months: 12, from: 'row' },
  mails: ['mail.notice', 'mail.received'],
  receipt: 'receipt',
  receiptName: 'Application received',
  messageColumn: null,
  facts: [],
  countsRepeats: false,
  replySubject: (brand) => `Your application to ${brand}`,
  summary: (row) => {
    const followers = readNumber(row, 'follower_count') ?? 0;
    const hasBeenLive = readBoolean(row, 'gone_live_before') === true;
    const best = hasBeenLive ? readNumber(row, 'highest_gmv') : null;
    return [
      `${formatCount(followers)} ${followers === 1 ? 'follower' : 'followers'}`,
      ...(best === null
        ? [hasBeenLive ? 'has been live' : 'never live', capitalize(textOf(row, 'content_type') ?? '')]
        : [`best live ${formatMoney(best)}`]),
      `${formatCount(readNumber(row, 'hours_per_week') ?? 0)} h`,
    ].join(', ');
  },
};
