import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { readNumbers } from '#server/desk/reports/numbers.ts';
import { purge } from '#server/leads/purge.ts';
import { readTables } from '#server/leads/tables.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { statuses } from '#shared/desk/statuses.ts';
import { site } from '#site.config';
import { backUp, restore } from '#tests/support/database/backup.ts';
import { readLeadTotals } from '#tests/support/database/lead-sums.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk } from '#tests/support/desk/app.ts';
import { countManually, type LeadFigures } from '#tests/support/desk/count-manually.ts';
import { makeLeads } from '#tests/support/desk/leads.ts';
import { emailFrom, receive, replyAddressOf, replyTo } from '#tests/support/mail/received.ts';
import { seededRandom } from '#tests/support/run/seeded-random.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';

const forms = Object.keys(payloads) as TableName[];
const dayMilliseconds = 86_400_000;
const deadlineReportDays = 92;
const stepCount = 200;
const formsAnsweredByStaff = ['contact_submissions', 'live_selling_survey_responses'];

type Lead = { id: string; ref: string; status: string; assignee: string | null; amount: number | null };

for (const backend of backends)
  describe(`the reports on the ${backend} database`, () => {
    const desk = setUpDesk(backend, { MAIL_REPLY_TO: replyTo });

    async function readBothFigures(days: number): Promise<[desk: LeadFigures, hand: LeadFigures]> {
      const now = new Date(Date.now() + 1_000);
      const said = await readNumbers(
        createStaffDatabase(desk.database.database),
        { days, isCounting: true },
        now,
      );
      const hand = await countManually(desk.database.query, days, now, deadlineReportDays);
      const told: LeadFigures = {
        ...said,
        sources: said.sources.map(({ visits: _, opened: __, ...one }) => one),
        promises: said.promises.map(({ hours: _, ...one }) => one),
      };
      for (const promise of hand.promises)
        if (!formsAnsweredByStaff.includes(promise.form)) promise.answers = [];
      return [normalizeFigures(told), normalizeFigures(hand)];
    }

    async function createRandomWalk() {
      const { below, pick } = seededRandom(Number(process.env.SEED ?? 18));
      const { query, database } = desk.database;
      const staff = createStaffDatabase(database);
      const cookies = await Promise.all(
        ['admin', 'agent', 'agent'].map((role, index) =>
          desk.memberOf(role as 'admin' | 'agent', { email: `member${index}@cue.example` }),
        ),
      );
      const ids = await Promise.all(cookies.map(desk.idOf));
      await query(`update staff.session set expires_at = now() + interval '2 years'`);
      let people = 0;
      const done: { ref: string; event: string; cookie: string }[] = [];

      const callApi = async (cookie: string, method: 'PATCH' | 'POST', path: string, body: unknown) => {
        const answer = await desk.fetch(cookie, method, path, body);
        assert.ok([200, 201, 204, 404, 409].includes(answer.statusCode), answer.body);
        return answer.body === '' ? {} : answer.json();
      };
      const pickLead = async () => {
        const leads =
          (await query(`select id, 'm-' || number as ref, status, assignee, won_amount::float8 as amount
          from staff.lead order by number`)) as Lead[];
        return leads.length > 0 ? pick(leads) : undefined;
      };
      const createPayload = (form: TableName) => {
        people += 1;
        const email = below(12) === 0 ? 'member1@cue.example' : `person${people}@walk.example`;
        return { ...payloads[form], email: form === 'newsletter_subscribers' ? `${people}.${email}` : email };
      };
      const pickSource = () =>
        pick([undefined, { page: '/' }, { page: '/', utm_source: 'tiktok' }, { referrer: 'a.example' }]);
      const rememberEvent = (ref: string, cookie: string, { event }: { event?: string }) => {
        if (event) done.push({ ref, event, cookie });
      };
      const restoreBackup = async (
        existing: 'keep' | 'replace',
        change: (text: string) => string = (text) => text,
      ) => {
        const sql = change(await backUp(desk.database));
        if (existing === 'keep')
          await query(`delete from public.contact_submissions where email like '%3@walk.example'`);
        await restore(desk.database, sql, existing);
      };

      const changes: Record<string, () => Promise<unknown>> = {
        'a form of today': async () => {
          const form = pick(forms);
          await insert(desk.app, form, createPayload(form), {
            'lead-source': JSON.stringify(pickSource()) ?? '',
          });
          await makeLeads(desk.database);
        },
        'a form of a day before': async () => {
          const form = pick(forms);
          const at = new Date(Date.now() - below(3) * below(140) * dayMilliseconds - below(60) * 3_600_000);
          const row = JSON.stringify({ ...createPayload(form), created_at: at });
          const columns = Object.keys(JSON.parse(row)).join();
          const [made] = await query(
            `insert into public.${form} (${columns}) select ${columns} from json_populate_record(null::public.${form}, $1) returning id`,
            [row],
          );
          await query('select staff.make_leads(array[$1], array[$2::uuid], true, array[$3::jsonb])', [
            form,
            made?.id,
            pickSource(),
          ]);
        },
        'a status': async () => {
          const [cookie, one] = [pick(cookies), await pickLead()];
          if (!one) return;
          const change = {
            field: 'status',
            value: pick(['won', 'won', 'won', ...statuses]),
            was: one.status,
          };
          rememberEvent(one.ref, cookie, await callApi(cookie, 'PATCH', `leads/${one.ref}`, change));
        },
        'forms that several workers make leads of': async () => {
          for (let index = 0; index < 3; index++) {
            const form = pick(forms);
            await insert(desk.app, form, createPayload(form));
          }
          await Promise.all([makeLeads(desk.database), makeLeads(desk.database)]);
        },
        'many at once': async () => {
          const leads = (await query(
            `select 'm-' || number as ref, status, assignee from staff.lead order by number`,
          )) as Lead[];
          const some = leads.filter(() => below(6) === 0).slice(0, 10);
          if (some.length === 0) return;
          const change = pick([
            {
              field: 'status',
              value: pick(['won', 'won', 'won', ...statuses]),
              was: some.map(({ status }) => status),
            },
            { field: 'assignee', value: pick([null, ...ids]), was: some.map(({ assignee }) => assignee) },
          ]);
          await callApi(pick(cookies), 'POST', 'leads/bulk', { refs: some.map(({ ref }) => ref), change });
        },
        'an assignee': async () => {
          const one = await pickLead();
          if (!one) return;
          const change = { field: 'assignee', value: pick([null, ...ids]), was: one.assignee };
          await callApi(pick(cookies), 'PATCH', `leads/${one.ref}`, change);
        },
        'an amount': async () => {
          const won = await query(
            `select 'm-' || number as ref, won_amount::float8 as amount from staff.lead where status = 'won' order by number`,
          );
          if (won.length === 0) return;
          const { ref, amount } = pick(won);
          await callApi(pick(cookies), 'PATCH', `leads/${ref}/amount`, {
            amount: pick([null, below(9_000)]),
            was: amount,
          });
        },
        'what stops the clock': async () => {
          const [cookie, one] = [pick(cookies), await pickLead()];
          if (!one) return;
          const kind = pick([
            'call',
            'call',
            'call',
            'elsewhere',
            'no_reply',
            'no_reply',
            'not_fit',
            'spam',
            'note',
          ]);
          const line = { id: randomUUID(), kind, text: 'So it was.' };
          rememberEvent(one.ref, cookie, await callApi(cookie, 'POST', `leads/${one.ref}/events`, line));
        },
        'an email of a customer': async () => {
          const [one] = await query(
            `select number::text, coalesce(row.email, 'someone@walk.example') as email
            from staff.lead left join public.contact_submissions as row on row.id = subject_id
            where status <> 'spam' and kept_at is not null order by md5(number::text || $1) limit 1`,
            [`${below(1_000)}`],
          );
          if (one)
            await receive(
              desk,
              await emailFrom(`${one.email}`, {
                to: await replyAddressOf(desk, `m-${one.number}`),
                text: randomUUID(),
              }),
            );
        },
        'two days without an answer to it': async () => {
          await query(
            `update staff.lead set waiting_since = waiting_since - interval '2 days', due_at = due_at - interval '2 days'
            where id = (
              select id from staff.lead where waiting_since is not null and kept_at is null order by number limit 1 offset $1
            )`,
            [below(4)],
          );
        },
        'an email that needs no reply': async () => {
          const waiting = await query(
            `select 'm-' || number as ref from staff.lead where waiting_since is not null and kept_at is null order by number`,
          );
          if (waiting.length === 0) return;
          const [cookie, { ref }] = [pick(cookies), pick(waiting)];
          const line = { id: randomUUID(), kind: 'no_reply' };
          rememberEvent(`${ref}`, cookie, await callApi(cookie, 'POST', `leads/${ref}/events`, line));
        },
        'an email that moves to Unsorted': async () => {
          const mails = await query(
            'select id from staff.received_mail where lead_id is not null order by created_at',
          );
          if (mails.length > 0) await callApi(pick(cookies), 'POST', `received/${pick(mails).id}/unsort`, {});
        },
        'an undo': async () => {
          const last = done.pop();
          if (last) await callApi(last.cookie, 'POST', `leads/${last.ref}/undo`, { event: last.event });
        },
        'a letter': async () => {
          const one = await pickLead();
          const letter = { id: randomUUID(), subject: 'Yes', body: 'We have a slot.' };
          if (one) await callApi(pick(cookies), 'POST', `leads/${one.ref}/replies`, letter);
        },
        'the end of a mail': async () => {
          const jobs = await query(
            `select id from staff.job where state <> 'done' and kind in ('mail.reply', 'mail.roi', 'mail.newsletter-confirm')
            order by created_at, kind`,
          );
          if (jobs.length === 0) return;
          await query(
            'update staff.job set state = $2, reply = $2, done_at = clock_timestamp() where id = $1',
            [pick(jobs).id, pick(['done', 'dead', 'dead', 'held'])],
          );
        },
        'an erasure': async () => {
          const people = await query(
            "select email from contact_submissions where email like '%walk.example' order by email",
          );
          const one = people.length > 0 && pick(people);
          if (one) await callApi(`${cookies[0]}`, 'POST', 'erasure', { email: one.email, typed: one.email });
        },
        'adding up': () => staff.query('select staff.add_up_leads()'),
        'a purge of next year': async () => {
          if (below(4) === 0)
            await purge(staff, await readTables(staff), {
              now: new Date(Date.now() + (365 - below(90)) * dayMilliseconds),
            });
        },
        'a restore': async () => {
          if (below(3) === 0) await restoreBackup(pick(['keep', 'replace']));
        },
        'a restore of what did not say who kept a promise': async () => {
          if (below(3) === 0)
            await restoreBackup('replace', (text) =>
              text.replace(/"kept_member":("[^"]*"|null)/g, '"kept_member":null'),
            );
        },
        'another time zone': async () => {
          if (below(4) > 0) return;
          const zone = pick([site.timeZone, 'Pacific/Auckland']);
          await query(`update staff.setting set value = to_jsonb($1::text) where name = 'time_zone'`, [zone]);
        },
      };
      const usual = [
        'a form of today',
        'a form of today',
        'a form of a day before',
        'a form of a day before',
        'what stops the clock',
        'what stops the clock',
        'what stops the clock',
        'an email of a customer',
        'an email of a customer',
        'two days without an answer to it',
        'an email that needs no reply',
        'an undo',
        'a status',
        'an amount',
        'a letter',
        'the end of a mail',
        'the end of a mail',
      ];
      return async () => {
        const name = pick([...usual, ...usual, ...Object.keys(changes)]);
        await changes[name]?.();
        return name;
      };
    }

    test('reports the same figures as a recount of the leads after random changes', async () => {
      const step = await createRandomWalk();
      const met = new Set<string>();
      for (let index = 0; index < stepCount; index++) {
        const name = await step();
        const [said, counted] = await readBothFigures([1, 7, 30, 92, 200][index % 5] ?? 30);
        assert.deepEqual(said, counted, `${name}, step ${index}`);
        const sums = await readLeadTotals(desk.database.query);
        assert.deepEqual(sums.stored, sums.counted, `the sums, ${name}, step ${index}`);
        const leads = await desk.database.query(
          `select distinct was_late as late, kept_by = 'no_reply' as "isSkipped" from staff.lead`,
        );
        for (const { late, isSkipped } of leads)
          met.add(`late earlier: ${late}${isSkipped ? ', no reply needed' : ''}`);
        for (const one of [...said.promises, ...said.byPerson, ...said.sources])
          for (const [figure, value] of Object.entries(one)) if (Number(value) > 0) met.add(figure);
      }
      const figures = [
        'late earlier: true, no reply needed',
        'late earlier: false, no reply needed',
        'late earlier: true',
        'late earlier: false',
        'inTime',
        'late',
        'lateNow',
        'bounced',
        'medianSeconds',
        'answered',
        'open',
        'won',
        'amount',
      ];
      assert.deepEqual(
        figures.filter((figure) => !met.has(figure)),
        [],
        'not met on the way',
      );
    });
  });

/** Omits zeros and rounds times to half a microsecond, because the database and the manual count differ below that. */
function normalizeFigures({ sources, byDay, promises, byPerson, unassigned }: LeadFigures): LeadFigures {
  const round = (value: number | null) => value && Math.round(value * 1e7) / 1e7;
  const compareBy = (key: (one: never) => string) => (a: unknown, b: unknown) =>
    key(a as never) < key(b as never) ? -1 : 1;
  return {
    unassigned,
    sources: sources
      .filter(({ sent }) => sent > 0)
      .toSorted(compareBy(({ source }: LeadFigures['sources'][number]) => source)),
    byDay: byDay
      .filter(({ total }) => total > 0)
      .toSorted(compareBy(({ form }: LeadFigures['byDay'][number]) => form)),
    promises: promises
      .filter(({ due }) => due > 0)
      .map((promise) => ({
        ...promise,
        medianSeconds: round(promise.medianSeconds),
        answers: promise.answers
          .map((answer) => ({ ...answer, hours: round(answer.hours) ?? 0 }))
          .toSorted(
            (a, b) => a.hours - b.hours || Number(a.late) - Number(b.late) || Number(a.open) - Number(b.open),
          ),
      }))
      .toSorted(compareBy(({ form }: LeadFigures['promises'][number]) => form)),
    byPerson: byPerson
      .map((one: Numbers['byPerson'][number]) => ({ ...one, medianSeconds: round(one.medianSeconds) }))
      .toSorted(compareBy(({ member }: Numbers['byPerson'][number]) => member)),
  };
}
