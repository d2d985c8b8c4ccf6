import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Numbers, Settings, SettingsChange } from '#shared/desk/api.ts';
import { forms as definitions } from '#shared/forms/forms.ts';
import { site } from '#site.config';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, sendLead } from '#tests/support/desk/leads.ts';
import { readCsv } from '#tests/support/desk/read-csv.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';

const hour = 3_600_000;
const forms = Object.keys(payloads) as TableName[];

for (const backend of backends)
  describe(`settings and reports on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [admin] = signIn(desk, { role: 'admin', name: 'Ada Okafor', email: 'ada@cue.example' });
    const [agent] = signIn(desk, { role: 'agent', name: '=Ben', email: 'ben@cue.example' });
    let agentId: string;

    before(async () => {
      agentId = await desk.idOf(agent);
    });

    const query = (sql: string, values: unknown[] = []) => desk.database.query(sql, values);
    const readJson = async <T>(path: string, cookie = admin): Promise<T> => {
      const answer = await desk.fetch(cookie, 'GET', path);
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json();
    };
    const requestStatus = async (
      cookie: string,
      method: 'GET' | 'PUT' | 'POST' | 'DELETE',
      path: string,
      body?: unknown,
    ) => (await desk.fetch(cookie, method, path, body)).statusCode;
    const deleteRows = async () => {
      for (const form of forms) await query(`delete from public.${form}`);
      await query('truncate staff.job, staff.arrival, staff.quarantine, staff.mail_links');
      await query('delete from staff.event');
    };

    test("defaults to the site's response times and office hours, rejects invalid settings, and lets only admins save", async () => {
      const known = await readJson<Settings>('settings', agent);
      assert.deepEqual(known.hours, { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' });
      assert.partialDeepStrictEqual(known.promises, [
        { form: 'booked_calls', hours: 24, byMail: false },
        { form: 'contact_submissions', hours: 24, byMail: false },
        { form: 'entered_leads', hours: 24, byMail: false },
        { form: 'live_selling_survey_responses', hours: 48, byMail: false },
        { form: 'newsletter_subscribers', hours: null, byMail: true },
        { form: 'roi_calculator_submissions', hours: null, byMail: true },
        { form: 'early_access_signups', hours: null, byMail: false },
      ]);
      assert.deepEqual(
        known.promises.map(({ form }) => form).toSorted(),
        definitions.map(({ table }) => table).toSorted(),
      );
      // The desk's response times equal those in the emails to visitors.
      const clocks = known.promises.flatMap(({ form, hours, byMail }) =>
        byMail || hours === null ? [] : [[form, hours]],
      );
      assert.deepEqual(
        Object.fromEntries(clocks),
        Object.fromEntries(
          definitions.flatMap(({ table, deadlineHours }) =>
            deadlineHours === null ? [] : [[table, deadlineHours]],
          ),
        ),
      );
      assert.equal(await requestStatus(agent, 'PUT', 'settings', known), 403);
      const wrong: unknown[] = [
        {},
        { ...known, more: 1 },
        { ...known, hours: { ...known.hours, days: [7] } },
        { ...known, hours: { ...known.hours, from: '9' } },
        { ...known, hours: { ...known.hours, to: '08:00' } },
        { ...known, promises: [{ form: 'contact_submissions', hours: 0.5, byMail: false }] },
        { ...known, promises: [{ form: 'contact_submissions', hours: 169, byMail: false }] },
        { ...known, promises: [{ form: 'member', hours: 24, byMail: false }] },
        { ...known, promises: [{ form: 'roi_calculator_submissions', hours: 24, byMail: false }] },
        { ...known, promises: [{ form: 'roi_calculator_submissions', hours: 24, byMail: true }] },
        { ...known, fit: { ...known.fit, followers: -1 } },
      ];
      const putSettings = (settings: unknown, was: Settings) =>
        requestStatus(admin, 'PUT', 'settings', { settings, was });
      for (const body of wrong) assert.equal(await putSettings(body, known), 400, JSON.stringify(body));
      assert.equal(await requestStatus(admin, 'PUT', 'settings', known), 400);
      assert.deepEqual(await readJson('settings'), known);
      const wanted: Settings = {
        promises: known.promises.map((promise) => {
          if (promise.form === 'early_access_signups') return { ...promise, hours: 72 };
          return promise.form === 'contact_submissions' ? { ...promise, hours: null } : promise;
        }),
        hours: { days: [1, 6], from: '10:30', to: '16:00' },
        bookings: { isAnswer: true },
        fit: { ...known.fit, followers: null, categories: ['Tech'] },
      };
      assert.equal(await putSettings(wanted, known), 200);
      const set = await readJson<Settings>('settings');
      const sortByForm = (all: Settings['promises']) => all.toSorted((a, b) => (a.form < b.form ? -1 : 1));
      assert.deepEqual(
        { ...set, promises: sortByForm(set.promises) },
        { ...wanted, promises: sortByForm(wanted.promises) },
      );
      const [line] = await query(
        "select member_id, detail -> 'hours' as hours from staff.event where kind = 'settings'",
      );
      assert.deepEqual(line, { member_id: await desk.idOf(admin), hours: wanted.hours });
      const ref = await sendLead(desk, 'early_access_signups');
      assert.equal((await openLead(desk, agent, ref)).clock.hours, 72);
      assert.equal(await putSettings(known, set), 200);
      assert.deepEqual(await readJson('settings'), known);
      await deleteRows();
    });

    test('saves settings once when the same request is sent twice', async () => {
      const known = await readJson<Settings>('settings');
      const promises = known.promises.map((promise) =>
        promise.form === 'contact_submissions' ? { ...promise, hours: 72 } : promise,
      );
      const change = { settings: { ...known, promises }, was: known };
      const presses = [1, 2].map(() => desk.fetch(admin, 'PUT', 'settings', change));
      const [first, second] = await Promise.all(presses);
      assert.deepEqual([first?.statusCode, second?.statusCode], [200, 200]);
      assert.deepEqual(second?.json(), first?.json());
      const lines = await query("select from staff.event where kind = 'settings'");
      assert.equal(lines.length, 1);
      assert.equal(
        await requestStatus(admin, 'PUT', 'settings', { settings: known, was: await readJson('settings') }),
        200,
      );
      await deleteRows();
    });

    test('rejects all but the first of concurrent settings changes, and names its author and time', async () => {
      const known = await readJson<Settings>('settings');
      const other = await desk.memberOf('admin', { name: 'Ruben Salas' });
      const changeRate = (rate: number): SettingsChange => ({
        settings: { ...known, fit: { ...known.fit, rate } },
        was: known,
      });
      const answers = await Promise.all([
        desk.fetch(admin, 'PUT', 'settings', changeRate(41)),
        desk.fetch(other, 'PUT', 'settings', changeRate(42)),
        desk.fetch(admin, 'PUT', 'settings', changeRate(43)),
      ]);
      const [done, ...more] = answers.filter(({ statusCode }) => statusCode === 200);
      assert.equal(more.length, 0, 'one alone is first');
      const set = done?.json() as Settings;
      const [line] = await query(
        "select member_id as by, created_at as at from staff.event where kind = 'settings'",
      );
      for (const refused of answers.filter((answer) => answer !== done)) {
        assert.equal(refused.statusCode, 409);
        const { by, at } = line as { by: string; at: Date };
        assert.deepEqual(refused.json(), { code: 'changed', now: set, by, at: at.toISOString() });
      }
      assert.deepEqual(await readJson('settings'), set);
      assert.equal(await requestStatus(admin, 'PUT', 'settings', { settings: known, was: set }), 200);
      await deleteRows();
    });

    describe('figures in the reports', () => {
      type SampleLead = {
        form: TableName;
        at: Date;
        due: Date | null;
        kept: Date | null;
        bounced: boolean;
        counts: boolean;
        by: string;
      };
      const made: SampleLead[] = [];
      const now = new Date();

      before(async () => {
        const adminId = await desk.idOf(admin);
        const hours: Partial<Record<TableName, number>> = {
          contact_submissions: 24,
          live_selling_survey_responses: 48,
          roi_calculator_submissions: 0.25,
        };
        let seed = 7;
        const nextRandom = () => {
          seed = (seed * 16_807) % 2_147_483_647;
          return seed / 2_147_483_647;
        };
        for (let index = 0; index < 240; index++) {
          const form = forms[Math.floor(nextRandom() * forms.length)] ?? 'contact_submissions';
          const at = new Date(+now - nextRandom() * 45 * 24 * hour);
          const promised = hours[form];
          const due = promised === undefined ? null : new Date(+at + promised * hour);
          const answer = new Date(+at + nextRandom() * (promised ?? 1) * 1.4 * hour);
          const kept = due && nextRandom() < 0.7 && answer < now ? answer : null;
          const bounced = form === 'roi_calculator_submissions' && !kept && nextRandom() < 0.5;
          const [isTest, isSpam] = [nextRandom() < 0.1, nextRandom() < 0.1];
          const by = nextRandom() < 0.5 ? adminId : agentId;
          made.push({ form, at, due, kept, bounced, counts: !isTest && !isSpam, by });
          const byMail = form === 'roi_calculator_submissions';
          await query(
            `insert into staff.lead (created_at, subject_table, subject_id, is_test, status, due_at,
              kept_at, kept_by, kept_member, bounced_at, assignee)
            values ($1, $2, gen_random_uuid(), $3, $4, $5, $6, $7, $10, $8, $9)`,
            [
              at,
              form,
              isTest,
              isSpam ? 'spam' : kept ? 'won' : 'new',
              due,
              kept,
              kept && (byMail ? 'machine' : 'call'),
              bounced ? due : null,
              kept ? null : agentId,
              kept && !byMail ? by : null,
            ],
          );
        }
      });
      after(() => query('delete from staff.lead'));

      const computeMedian = (values: number[]) => {
        const sorted = values.toSorted((a, b) => a - b);
        const middle = sorted.length / 2;
        if (sorted.length === 0) return null;
        return sorted.length % 2
          ? sorted[Math.floor(middle)]
          : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
      };
      const assertNear = (found: number | null | undefined, wanted: number | null | undefined) =>
        assert.ok(found === wanted || Math.abs((found ?? 0) - (wanted ?? 0)) < 0.01, `${found} ${wanted}`);
      const zoned = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone });

      for (const days of [7, 30, 90]) {
        test(`matches a manual count of ${days} days, excluding test leads and spam`, async () => {
          const found = await readJson<Numbers>(`numbers?days=${days}`, agent);
          const dates = Array.from({ length: days }, (_, index) =>
            new Date(Date.parse(zoned.format(new Date(found.to))) - (days - 1 - index) * 24 * hour)
              .toISOString()
              .slice(0, 10),
          );
          assert.equal(zoned.format(new Date(found.from)), dates[0]);
          assert.equal(zoned.format(new Date(+new Date(found.from) - 1)) < `${dates[0]}`, true);
          const counted = made.filter(({ at, counts }) => counts && dates.includes(zoned.format(at)));
          for (const { form, total, counts } of found.byDay) {
            const ofForm = counted.filter((one) => one.form === form);
            assert.deepEqual(
              counts,
              dates.map((date) => ofForm.filter(({ at }) => zoned.format(at) === date).length),
            );
            assert.equal(total, ofForm.length);
          }
          for (const promise of found.promises) {
            const due = counted.filter(
              ({ form, due, kept, bounced }) =>
                form === promise.form && due && (kept || bounced || due < now),
            );
            const kept = due.filter((one) => one.kept);
            const late = kept.filter((one) => one.kept && one.due && one.kept > one.due);
            const bounced = due.filter((one) => one.bounced);
            assert.deepEqual(
              [promise.due, promise.inTime, promise.late, promise.lateNow, promise.bounced],
              [
                due.length,
                kept.length - late.length,
                late.length,
                due.length - kept.length - bounced.length,
                bounced.length,
              ],
              promise.form,
            );
            assertNear(
              promise.medianSeconds,
              computeMedian(kept.map(({ at, kept }) => (+(kept ?? at) - +at) / 1_000)),
            );
            const isByMail = promise.hours === null;
            assert.equal(promise.answers.length, isByMail ? 0 : due.length);
            if (!isByMail) assert.equal(promise.answers.filter(({ open }) => open).length, promise.lateNow);
            if (!isByMail)
              assert.equal(promise.answers.filter(({ late }) => late).length, promise.lateNow + promise.late);
          }
          const answered = counted.filter(({ form, kept }) => kept && form !== 'roi_calculator_submissions');
          for (const person of found.byPerson) {
            const theirs = answered.filter(({ by }) => by === person.member);
            const inTime = theirs.filter(({ kept, due }) => kept && due && kept <= due).length;
            assert.deepEqual(
              [person.answered, person.inTime, person.late],
              [theirs.length, inTime, theirs.length - inTime],
            );
            assertNear(
              person.medianSeconds,
              computeMedian(theirs.map(({ at, kept }) => (+(kept ?? at) - +at) / 1_000)),
            );
          }
          assert.equal(
            found.byPerson.reduce((sum, one) => sum + one.answered, 0),
            answered.length,
          );
        });
      }

      test('exports the same figures as CSV, with names escaped as text', async () => {
        const found = await readJson<Numbers>('numbers?days=7');
        const answer = await desk.fetch(agent, 'GET', 'numbers?days=7&format=csv');
        assert.match(
          `${answer.headers['content-disposition']}`,
          /^attachment; filename="numbers-7-days-\d{4}-\d\d-\d\d\.csv"$/,
        );
        const lines = readCsv(answer.body.slice(1));
        const contact = found.promises.find(({ form }) => form === 'contact_submissions');
        assert.ok(
          lines.some((line) => line.join() === `promises,contact_submissions,inTime,${contact?.inTime}`),
        );
        assert.ok(lines.some(([part, name]) => part === 'people' && name === "'=Ben"));
        assert.equal(lines.filter(([part]) => part === 'days').length, definitions.length * 7);
        const noDays = ['today', '2026-02-30', '0001-01-01', '9999-12-31'].map((to) => `7&to=${to}`);
        for (const days of ['1.5', 'x', '0', '1101', ...noDays])
          assert.equal(await requestStatus(agent, 'GET', `numbers?days=${days}`), 400, days);
      });
    });
  });
