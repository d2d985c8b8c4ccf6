import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { countedEvents } from '#shared/count-events.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { site } from '#site.config';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { readCsv } from '#tests/support/desk/read-csv.ts';
import { seededRandom } from '#tests/support/run/seeded-random.ts';

type VisitCount = { day: string; channel: string; event: string; visitors: number };
type SubmissionCount = {
  day: string;
  form: string;
  channel: string | null;
  sent: number;
  won: number;
  amount: number;
};

const dayMilliseconds = 86_400_000;
const maxSources = 12;
const survey = 'live_selling_survey_responses';
const forms = [survey, 'contact_submissions', 'newsletter_subscribers'];
const channels = [
  'Other',
  'Direct',
  'TikTok ads',
  '=SUM(A1)',
  ...Array.from({ length: 16 }, (_, n) => `Made up ${n}`),
];
const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(new Date()));
const daysAgo = (days: number) => new Date(today - days * dayMilliseconds).toISOString().slice(0, 10);
const addUp = <Line>(lines: Line[], value: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + value(line), 0);

for (const backend of backends)
  describe(`visits in the reports of the ${backend} database`, () => {
    const { below, pick } = seededRandom(Number(process.env.SEED ?? 18));
    const desk = setUpDesk(backend, { PUBLIC_COUNT: 'visits' });
    const [agent] = signIn(desk, 'agent');
    const counts: VisitCount[] = [];
    const came: SubmissionCount[] = [];

    before(async () => {
      const days = [0, 1, 6, 7, 29, 30, 89, 90, 400, 729, 730];
      for (const ago of days)
        for (const event of countedEvents)
          for (const channel of channels)
            if (below(3) === 0) counts.push({ day: daysAgo(ago), channel, event, visitors: 1 + below(900) });
      for (let line = 0; line < 300; line++)
        came.push({
          day: daysAgo(pick(days)),
          form: pick(forms),
          channel: pick([null, ...channels.slice(0, 8)]),
          sent: 1 + below(9),
          won: below(3),
          amount: below(9_000),
        });
      await desk.database.query(
        `insert into staff.count_day (day, channel, event, visitors)
        select * from json_to_recordset($1) as x (day date, channel text, event text, visitors int)`,
        [JSON.stringify(counts)],
      );
      await desk.database.query(
        `insert into staff.lead_day
        select * from json_to_recordset($1) as x (day date, form text, channel text, sent int, won int, amount numeric)`,
        [JSON.stringify(came)],
      );
    });

    const readReports = async (search: string) => {
      const answer = await desk.fetch(agent, 'GET', `numbers?${search}`);
      assert.equal(answer.statusCode, 200, answer.body);
      return answer;
    };

    const countManually = (first: string, last: string): Pick<Numbers, 'sources' | 'survey'> => {
      const seen = counts.filter(({ day }) => day >= first && day <= last);
      const sent = came.filter(({ day }) => day >= first && day <= last);
      const all = [...new Set([...seen, ...sent].map(({ channel }) => channel ?? 'Not recorded'))].map(
        (source) => {
          const here = seen.filter(({ channel }) => channel === source);
          const those = sent.filter(({ channel }) => (channel ?? 'Not recorded') === source);
          return {
            source,
            visits: addUp(
              here.filter(({ event }) => event === 'view'),
              ({ visitors }) => visitors,
            ),
            opened: addUp(
              here.filter(({ event }) => event.startsWith('form:')),
              ({ visitors }) => visitors,
            ),
            sent: addUp(those, (one) => one.sent),
            won: addUp(those, (one) => one.won),
            amount: addUp(those, (one) => one.amount),
          };
        },
      );
      const inOrder = all
        .filter(({ visits, opened, sent, won }) => visits + opened + sent + won > 0)
        .toSorted((a, b) => b.visits - a.visits || b.sent - a.sent || (a.source < b.source ? -1 : 1));
      const named = inOrder.filter(({ source }) => source !== 'Other');
      const rest = [...inOrder.filter(({ source }) => source === 'Other'), ...named.slice(maxSources)];
      const figures = ['visits', 'opened', 'sent', 'won', 'amount'] as const;
      const other = Object.fromEntries(figures.map((figure) => [figure, addUp(rest, (one) => one[figure])]));
      const reached = [1, 2, 3, 4, 5, 6, 7].map((step) =>
        addUp(
          seen.filter(({ event }) => event === `step:${step}`),
          ({ visitors }) => visitors,
        ),
      );
      const finished = addUp(
        sent.filter(({ form }) => form === survey),
        (one) => one.sent,
      );
      return {
        sources: [
          ...named.slice(0, maxSources),
          ...(rest.length > 0
            ? [{ source: 'Other', ...(other as Omit<Numbers['sources'][number], 'source'>) }]
            : []),
        ],
        survey: reached.map((here, at) => ({
          reached: here,
          wentOn: Math.min(here, at === 6 ? finished : (reached[at + 1] ?? 0)),
        })),
      };
    };

    for (const days of [1, 7, 30, 90, 365, 730]) {
      test(`matches a manual count of ${days} days, by source and by survey step`, async () => {
        const { sources, survey, isCounting } = (await readReports(`days=${days}`)).json() as Numbers;
        assert.equal(isCounting, true);
        assert.deepEqual({ sources, survey }, countManually(daysAgo(days - 1), daysAgo(0)));
      });
    }

    test('reports on a past period, and exports every figure', async () => {
      const { sources, survey } = countManually(daysAgo(36), daysAgo(7));
      const search = `days=30&to=${daysAgo(7)}`;
      assert.deepEqual(((await readReports(search)).json() as Numbers).sources, sources);
      const { body } = await readReports(`${search}&format=csv`);
      const lines = new Set(readCsv(body.slice(1)).map((line) => line.join('|')));
      const wanted = [
        ...sources.flatMap(({ source, ...figures }) =>
          Object.entries(figures).map((one) => ['sources', source.replace(/^=/, "'="), ...one]),
        ),
        ...survey.flatMap((figures, at) =>
          Object.entries(figures).map((one) => ['survey', `step ${at + 1}`, ...one]),
        ),
      ];
      assert.ok(wanted.length > 50, `${wanted.length} figures`);
      assert.deepEqual(
        wanted.map((line) => line.join('|')).filter((line) => !lines.has(line)),
        [],
      );
    });
  });
