import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type Overview, sorts, views } from '#shared/desk/api.ts';
import { statuses } from '#shared/desk/statuses.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { readList, sendLead } from '#tests/support/desk/leads.ts';
import { seededRandom } from '#tests/support/run/seeded-random.ts';

const leadCount = 320;
const forms = [
  'contact_submissions',
  'live_selling_survey_responses',
  'roi_calculator_submissions',
  'early_access_signups',
  'newsletter_subscribers',
];
const automaticForms = ['roi_calculator_submissions', 'newsletter_subscribers'];
const brandForms = ['contact_submissions', 'roi_calculator_submissions', 'early_access_signups'];
const names = ['Dana', 'Danielle', 'Dan', 'Priya', 'Marcus', 'Sofia', 'O’Neill', 'Ann-Marie', 'Jo'];
const companies = ['Fern & Cove', 'Larkspur Coffee', 'fern.example', 'Halden-Audio 24', 'Tafel'];
const messages = ['We sell tea', 'A holiday bundle, please', 'fernweh and 3d prints', 'Ten minutes?'];

/** A lead as stored, to compute the expected lists independently. */
type StoredLead = {
  number: number;
  form: string;
  status: string;
  assignee: string | null;
  created: number;
  due: number | null;
  kept: number | null;
  bounced: number | null;
  answeredBy: string | null;
  failed: boolean;
  remind: number | null;
  test: boolean;
  seen: boolean;
  row: Record<string, unknown>;
};

for (const backend of backends)
  describe(`the list of leads on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [me] = signIn(desk, { role: 'agent', email: 'me@desk.example' });
    let ids: string[];
    let kept: StoredLead[];
    const random = seededRandom();

    before(async () => {
      const other = await desk.memberOf('admin');
      ids = await Promise.all([me, other].map((cookie) => desk.idOf(cookie)));
      await fillDatabase();
      kept = (await desk.database.query(
        `select lead.number::float8 as number, subject_table as form, status, assignee, is_test as test,
          seen_at is not null as seen, extract(epoch from lead.created_at)::float8 as created,
          extract(epoch from due_at)::float8 as due, extract(epoch from kept_at)::float8 as kept,
          extract(epoch from bounced_at)::float8 as bounced, kept_by as "answeredBy", reply_failed_at is not null as failed,
          extract(epoch from remind_at)::float8 as remind, row.row
        from staff.lead as lead join (${forms
          .map((form) => `select '${form}' as form, id, to_jsonb(t) as row from ${form} as t`)
          .join(' union all ')}) as row on row.id = subject_id and row.form = subject_table`,
      )) as StoredLead[];
      assert.equal(kept.length, leadCount);
    });

    async function fillDatabase() {
      const { query } = desk.database;
      const begun = Date.now();
      for (let index = 0; index < leadCount; index++) {
        const form = random.pick(forms);
        const name = [random.pick(names), random.pick(names)] as const;
        const email =
          random.below(20) === 0 ? 'me@desk.example' : `${random.pick(['dana', 'x'])}${index}@fern.example`;
        // Some leads have the same creation time, and are ordered by number.
        const at = new Date(begun - (1 + random.below(40)) * 3 * 3_600_000).toISOString();
        const rows: Record<string, [string, unknown[]]> = {
          contact_submissions: [
            'first_name, last_name, company, inquiry_type, message',
            [...name, random.pick([...companies, null]), 'other', random.pick(messages)],
          ],
          live_selling_survey_responses: [
            `full_name, niche_expertise, tiktok_handle, phone_number, follower_count, location, time_zone, gone_live_before,
            currently_with_agency, worked_with_agency_before, prior_sales_experience, content_type,
            comfortable_selling_categories, has_filming_space, hours_per_week, available_times,
            willing_to_follow_training, compensation_preferences`,
            [
              ...[
                name.join(' '),
                random.pick(messages),
                `@${random.pick(names)}_${index}`,
                '+1 404 555',
                5,
                'Oslo',
                'UTC',
              ],
              ...[false, false, false, false, 'food', ['Home'], true, 4, ['evening'], true, ['all-above']],
            ],
          ],
          roi_calculator_submissions: [
            `brand_name, average_order_value, profit_margin, products_per_event, viewers_per_event, conversion_rate,
            events_per_month, calculated_monthly_revenue, calculated_monthly_profit, calculated_annual_profit`,
            [random.pick(companies), 1, 1, 1, 1, 1, 1, 19_200, 1, 1],
          ],
          early_access_signups: [
            'first_name, last_name, company, comments',
            [...name, random.pick(companies), random.pick([...messages, null])],
          ],
          newsletter_subscribers: ['source', ['footer']],
        };
        const [columns, values] = rows[form] ?? ['', []];
        const address = form === 'newsletter_subscribers' ? `${index}-${email}` : email;
        const all = [at, address, ...values];
        const places = all.map((_, place) => `$${place + 1}`).join(', ');
        await query(
          `with made as (insert into ${form} (created_at, email, ${columns}) values (${places}) returning id)
          select id from made`,
          all,
        ).then(([row]) =>
          query('select staff.make_leads(array[$1], array[$2::uuid], true)', [form, row?.id]),
        );
      }
      await query(
        `update staff.lead set
          status = (array['new', 'new', 'new', 'contacted', 'qualified', 'won', 'lost', 'spam'])[1 + floor(random() * 8)::int],
          assignee = (array[null, null, $1, $2]::uuid[])[1 + floor(random() * 4)::int],
          seen_at = case when random() < 0.5 then now() end`,
        ids,
      );
      await query(
        `update staff.lead set kept_at = created_at + interval '1 hour', kept_by = 'mail' where due_at is not null and random() < 0.4`,
      );
      await query(
        `update staff.lead set bounced_at = created_at + interval '2 minutes' where due_at is not null and random() < 0.2`,
      );
      await query('update staff.lead set reply_failed_at = now() where random() < 0.1');
      await query(
        `update staff.lead set remind_at = now() + (random() - 0.5) * interval '10 hours', remind_member = $1
        where random() < 0.2`,
        [ids[0]],
      );
    }

    const isOpen = ({ status }: StoredLead) => ['new', 'contacted', 'qualified'].includes(status);
    const isInquiry = ({ form, row }: StoredLead) =>
      form === 'early_access_signups' ? row.comments !== null : !automaticForms.includes(form);
    const dueTime = (lead: StoredLead) => {
      if (lead.kept !== null) return Number.POSITIVE_INFINITY;
      const due = isInquiry(lead) ? lead.due : null;
      return Math.min(due ?? Number.POSITIVE_INFINITY, lead.bounced ?? Number.POSITIVE_INFINITY);
    };
    const sortKey = (lead: StoredLead) => {
      const due = dueTime(lead);
      if (due < Number.POSITIVE_INFINITY) return due;
      return lead.remind ?? 1e11 - lead.created;
    };
    const isUnanswered = (lead: StoredLead) =>
      lead.status === 'new' && (lead.answeredBy ?? 'machine') === 'machine';
    const isAwaitingReply = (lead: StoredLead) =>
      isOpen(lead) &&
      (dueTime(lead) < Number.POSITIVE_INFINITY ||
        lead.failed ||
        ((isInquiry(lead) || lead.assignee !== null) && isUnanswered(lead)));
    const isReminderDue = ({ remind: remindedAt }: StoredLead) =>
      remindedAt !== null && remindedAt < Date.now() / 1_000;
    const needsAction = (lead: StoredLead) => isAwaitingReply(lead) || isReminderDue(lead);
    const inView: Record<string, (lead: StoredLead) => boolean> = {
      open: needsAction,
      new: (lead) => needsAction(lead) && lead.status === 'new',
      mine: (lead) => isOpen(lead) && lead.assignee === ids[0],
      overdue: (lead) => isOpen(lead) && dueTime(lead) < Date.now() / 1_000,
      waiting: (lead) => isOpen(lead) && !needsAction(lead) && !isUnanswered(lead),
      creators: (lead) => isOpen(lead) && lead.form === 'live_selling_survey_responses',
      brands: (lead) => isOpen(lead) && brandForms.includes(lead.form),
      all: () => true,
    };
    const toSearchText = (text: unknown) =>
      String(text ?? '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s]/gu, '');
    const isMatch = (lead: StoredLead, q: string, withMessages: boolean) => {
      const { row } = lead;
      const columns =
        'first_name last_name full_name company brand_name email tiktok_handle phone_number location';
      const found = columns.split(' ').map((column) => toSearchText(row[column]).replaceAll(' ', ''));
      if (withMessages)
        found.push(toSearchText(row.message), toSearchText(row.comments), toSearchText(row.niche_expertise));
      return toSearchText(q)
        .split(' ')
        .every((word) => found.some((one) => one.includes(word)));
    };
    const numbersOf = (found: { ref: string }[]) => found.map(({ ref }) => Number(ref.split('-')[1]));

    function expectedNumbers(filter: Record<string, string>): number[] {
      const { view = 'open', form, status, who, q, messages: withMessages, sort = 'due' } = filter;
      const found = kept.filter(
        (lead) =>
          inView[view]?.(lead) &&
          (form === undefined || lead.form === form) &&
          (status === undefined || lead.status === status) &&
          (who === undefined || lead.assignee === (who === 'nobody' ? null : who === 'me' ? ids[0] : who)) &&
          (q === undefined || isMatch(lead, q, withMessages === '1')),
      );
      const compareLeads = (a: StoredLead, b: StoredLead) =>
        sort === 'due'
          ? sortKey(a) - sortKey(b) || a.number - b.number
          : b.created - a.created || b.number - a.number;
      return found.toSorted(compareLeads).map(({ number }) => number);
    }

    for (const view of views) {
      for (const sort of sorts) {
        test(`lists the expected leads page by page in view ${view}, sorted by ${sort}`, async () => {
          const found = numbersOf(await readList(desk, me, `view=${view}&sort=${sort}`));
          assert.deepEqual(found, expectedNumbers({ view, sort }));
        });
      }
    }

    test('combines filters, search and sort orders', async () => {
      const choices: Record<string, (string | undefined)[]> = {
        view: ['all', 'all', ...views, undefined],
        form: [...forms, undefined, undefined, undefined],
        status: [...statuses, undefined, undefined, undefined, undefined, undefined],
        who: ['nobody', 'me', ...ids, undefined, undefined, undefined],
        q: [
          'dan',
          'fern',
          'Fern & C',
          '- fern !',
          'dana fern',
          'o’ne',
          'ann-m',
          '24',
          '404 oslo',
          'zzz',
          'fern tea',
          '3d',
          undefined,
          undefined,
        ],
        messages: ['1', undefined],
        sort: [...sorts, undefined],
      };
      let found = 0;
      for (let round = 0; round < 150; round++) {
        const chosen = Object.entries(choices).map(([name, values]) => [name, random.pick(values)]);
        const filter = Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
        const list = numbersOf(await readList(desk, me, new URLSearchParams(filter).toString()));
        assert.deepEqual(list, expectedNumbers(filter), JSON.stringify(filter));
        found += list.length;
      }
      assert.ok(found > 500, String(found));
    });

    test('excludes test leads from the counts, and sorts running deadlines by due time', async () => {
      const overview: Overview = (await desk.fetch(me, 'GET', 'overview')).json();
      const real = kept.filter((lead) => !lead.test);
      const countWhere = (is: (lead: StoredLead) => boolean) => real.filter(is).length;
      assert.deepEqual(overview.counts, {
        ...Object.fromEntries(
          views.map((view) => [view, countWhere((lead) => inView[view]?.(lead) ?? false)]),
        ),
        unread: countWhere((lead) => needsAction(lead) && !lead.seen),
        quarantine: 0,
        unsorted: 0,
      });
      assert.ok(real.length < kept.length);
      const running = real
        .filter((lead) => isAwaitingReply(lead) || lead.remind !== null)
        .toSorted((a, b) => sortKey(a) - sortKey(b) || a.number - b.number);
      assert.deepEqual(
        numbersOf(overview.running),
        running.slice(0, 200).map(({ number }) => number),
      );
      assert.equal(overview.isCut, running.length > 200);
      assert.equal(overview.isFirstRun, false);
    });

    test('rejects invalid filters, and cursors from another list, with a message', async () => {
      const first = (await desk.fetch(me, 'GET', 'leads?view=all&sort=newest')).json();
      const due = (await desk.fetch(me, 'GET', 'leads?view=all')).json();
      const wrong = [
        'view=some',
        'status=old',
        'who=ada',
        'sort=age',
        'color=red',
        'form=a%20b',
        'after=1',
        `after=${first.next}`,
        `sort=newest&after=${due.next}`,
        'view=new&view=all',
      ];
      for (const query of wrong) {
        const answer = await desk.fetch(me, 'GET', `leads?${query}`);
        assert.equal(answer.statusCode, 400, query);
        assert.equal(answer.json().code, 'invalid', query);
        assert.match(answer.json().message, /\w{3}/, query);
      }
    });

    test('shows the beginning of a long message without leading whitespace', async () => {
      await sendLead(desk, 'contact_submissions', {
        message: `${' \n'.repeat(1_500)}We sell ${'tea '.repeat(1_500)}`,
      });
      const [lead] = (await desk.fetch(me, 'GET', 'leads?sort=newest')).json().leads;
      assert.match(lead.summary, /^We sell tea tea .*…$/);
    });

    test('ignores accents, case, width and punctuation in a search', async () => {
      const countMatches = async (q: string, withMessages = '') =>
        (
          await readList(
            desk,
            me,
            new URLSearchParams({ view: 'all', q, ...(withMessages && { messages: '1' }) }).toString(),
          )
        ).length;
      const people = [
        ['Jörg', 'Müller', ['muller', 'JORG', 'Mu\u0308ller', 'jörg müller', 'Müller, Jörg']],
        ['Zoe\u0308', 'Decomposed', ['zoë', 'zoe', 'ZOE\u0308']],
        [
          'Siobhán',
          'O’Brien-Weiß',
          ["O'Brien", 'obrien', 'O’Brien', 'weiss', 'WEISS', 'brien weiss', 'obrienweiss'],
        ],
        ['太郎', '山田', ['太郎', '山田', '郎', '山田　太郎']],
        ['Łukasz', 'Ørsted', ['lukasz', 'orsted', 'ŁUKASZ']],
        ['İpek', 'Iğdır', ['ipek', 'igdir', 'İPEK', 'ığdır']],
        ['Ｗｉｄｅ', 'ﬁnch', ['wide', 'finch', 'ｗｉｄｅ']],
        ['Иван', 'Петров', ['ИВАН', 'петр']],
        ['김', '서연', ['서연', '김서연'.slice(1)]],
        ['Under_score', '77321%\\', ['under_score', 'underscore', '77321%', '77321\\', '77321%\\']],
      ] as const;
      for (const [first, last, typed] of people) {
        await sendLead(desk, 'contact_submissions', {
          first_name: first,
          last_name: last,
          email: 'someone@search.example',
          inquiry_type: 'other',
          message: 'Straße nach Zürich, 50% off',
        });
        for (const q of typed) assert.equal(await countMatches(q), 1, `${q} for ${first} ${last}`);
      }
      await sendLead(desk, 'live_selling_survey_responses', { phone_number: '+1 (404) 555-0199' });
      for (const q of [
        '4045550199',
        '404-555-0199',
        '404.555.0199',
        '(404) 555 0199',
        '+14045550199',
        '555-0199',
      ]) {
        assert.equal(await countMatches(q), 1, q);
      }
      assert.equal(await countMatches('ZÜRICH'), 0);
      assert.equal(await countMatches('ZÜRICH strasse', '1'), people.length);
      for (const q of ['muller_', 'm%ller', 'm_ller', '!!!', '– … –', '%', '_', '\\', '🎈']) {
        const hits = await countMatches(q);
        assert.equal(hits, q === 'muller_' ? 1 : 0, q);
      }
    });
  });
