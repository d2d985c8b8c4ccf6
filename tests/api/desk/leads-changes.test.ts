import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import type { Conflict } from '#shared/desk/api.ts';
import type { LeadEvent } from '#shared/desk/conversation.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openLead, readList, sendLead } from '#tests/support/desk/leads.ts';

for (const backend of backends)
  describe(`changes to leads on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [ada, ruben] = signIn(desk, 'admin', 'agent');
    let adaId: string;
    let rubenId: string;

    before(async () => {
      [adaId, rubenId] = [await desk.idOf(ada), await desk.idOf(ruben)];
    });

    const setStatus = (who: string, ref: string, value: string, was: string) =>
      desk.fetch(who, 'PATCH', `leads/${ref}`, { field: 'status', value, was });
    const assign = (who: string, ref: string, value: string | null, was: string | null) =>
      desk.fetch(who, 'PATCH', `leads/${ref}`, { field: 'assignee', value, was });
    const addEvent = (who: string, ref: string, kind: string, text?: string, id: string = randomUUID()) =>
      desk.fetch(who, 'POST', `leads/${ref}/events`, { id, kind, ...(text !== undefined && { text }) });
    const undo = (who: string, ref: string, event: string) =>
      desk.fetch(who, 'POST', `leads/${ref}/undo`, { event });
    const kindsOf = ({ events }: { events: LeadEvent[] }) => events.map(({ kind }) => kind);

    test('creates a lead with its deadline from a form, and marks it read when first opened', async () => {
      const ref = await sendLead(desk);
      const [row] = await readList(desk, ada, 'sort=newest');
      assert.deepEqual([row?.ref, row?.name, row?.unread], [ref, 'Lin Day', true]);
      assert.equal(row?.clock.hours, 24);
      assert.equal(Date.parse(row?.clock.dueAt ?? '') - Date.parse(row?.createdAt ?? ''), 24 * 3_600_000);
      const lead = await openLead(desk, ruben, ref);
      assert.deepEqual(
        [lead.email, lead.row.message, kindsOf(lead)],
        ['Lin@Example.com', 'Hello, we sell tea.', ['arrived']],
      );
      assert.equal((await readList(desk, ada, 'sort=newest'))[0]?.unread, false);
    });

    test('rejects the second of two concurrent changes and returns the current value, author and time', async () => {
      const ref = await sendLead(desk);
      const [first, second] = await Promise.all([
        setStatus(ada, ref, 'qualified', 'new'),
        setStatus(ruben, ref, 'contacted', 'new'),
      ]);
      assert.deepEqual([first, second].map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
      const wasAda = first.statusCode === 200;
      const { at, ...conflict }: Conflict = (wasAda ? second : first).json();
      const now = wasAda ? 'qualified' : 'contacted';
      assert.deepEqual(conflict, { code: 'changed', now, by: wasAda ? adaId : rubenId });
      assert.ok(Math.abs(Date.now() - Date.parse(at ?? '')) < 10_000);
      const lead = await openLead(desk, ada, ref);
      assert.deepEqual([lead.status, kindsOf(lead)], [now, ['arrived', 'status']]);
      // Setting the current value again causes no conflict.
      assert.equal((await setStatus(ada, ref, now, 'new')).statusCode, 200);
      assert.equal((await openLead(desk, ada, ref)).events.length, 2);
    });

    test('assigns a lead only to members who can take leads', async () => {
      const ref = await sendLead(desk);
      const editor = await desk.idOf(await desk.memberOf('editor'));
      const dismissed = await desk.idOf(await desk.memberOf('agent'));
      await desk.database.query('update staff.member set disabled_at = now() where id = $1', [dismissed]);
      for (const nobody of [editor, dismissed, randomUUID()]) {
        assert.equal((await assign(ada, ref, nobody, null)).statusCode, 400);
      }
      assert.equal((await assign(ada, ref, rubenId, null)).statusCode, 200);
      const refused = await assign(ruben, ref, null, adaId);
      assert.deepEqual([refused.statusCode, refused.json().now, refused.json().by], [409, rubenId, adaId]);
      assert.equal((await assign(ruben, ref, null, rubenId)).statusCode, 200);
      assert.equal((await openLead(desk, ada, ref)).assignee, null);
    });

    test('skips leads in a bulk change that others have changed in the meantime, and lists them', async () => {
      const refs = [await sendLead(desk), await sendLead(desk), await sendLead(desk)];
      await setStatus(ruben, `${refs[1]}`, 'won', 'new');
      const change = { field: 'status', value: 'qualified', was: 'new' };
      const answer = await desk.fetch(ada, 'POST', 'leads/bulk', { refs: [...refs, 'm-999999'], change });
      const { changed, conflicts, gone } = answer.json();
      const refsOf = (all: { ref: string }[]) => all.map(({ ref }) => ref);
      assert.deepEqual([refsOf(changed), gone], [[refs[0], refs[2]], ['m-999999']]);
      assert.deepEqual(
        [conflicts.length, conflicts[0].ref, conflicts[0].now, conflicts[0].by],
        [1, refs[1], 'won', rubenId],
      );
      const each = { field: 'assignee', value: adaId, was: [null, rubenId, null] };
      assert.deepEqual(
        refsOf((await desk.fetch(ada, 'POST', 'leads/bulk', { refs, change: each })).json().changed),
        refs,
      );
      const tooMany = { refs: Array.from({ length: 201 }, (_, index) => `m-${index + 1}`), change };
      assert.equal((await desk.fetch(ada, 'POST', 'leads/bulk', tooMany)).statusCode, 400);
    });

    test('stores a repeated note once and rejects a different note with the same id', async () => {
      const ref = await sendLead(desk);
      const other = await sendLead(desk);
      const id = randomUUID();
      const presses = await Promise.all(
        [1, 2, 3].map(() => addEvent(ada, ref, 'note', 'Studio B is free.', id)),
      );
      assert.deepEqual(new Set(presses.map(({ statusCode }) => statusCode)), new Set([200]));
      const { events } = await openLead(desk, ada, ref);
      assert.deepEqual(
        events.filter(({ kind }) => kind === 'note').map((line) => [line.id, line.by]),
        [[id, adaId]],
      );
      assert.equal((await addEvent(ruben, ref, 'note', 'Mine', id)).statusCode, 409);
      assert.equal((await addEvent(ada, other, 'note', 'There', id)).statusCode, 409);
      for (const text of [undefined, ' ', 'x'.repeat(20_001), 'a\0b']) {
        assert.equal((await addEvent(ada, ref, 'note', text)).statusCode, 400);
      }
      assert.equal((await addEvent(ada, ref, 'note', 'x'.repeat(20_000))).statusCode, 200);
    });

    test('counts only the first call, reply outside the desk, “not a fit” or “spam” as the answer', async () => {
      const ref = await sendLead(desk, 'live_selling_survey_responses');
      await openLead(desk, ada, ref);
      await assign(ada, ref, adaId, null);
      for (const [value, was] of [
        ['contacted', 'new'],
        ['spam', 'contacted'],
        ['lost', 'spam'],
        ['new', 'lost'],
      ] as const) {
        await setStatus(ada, ref, value, was);
      }
      await addEvent(ada, ref, 'note', 'Called, nobody there');
      await desk.fetch(ada, 'POST', `leads/${ref}/presence`);
      assert.deepEqual((await openLead(desk, ada, ref)).clock.answeredAt, null);
      const ends = { call: 'contacted', elsewhere: 'contacted', not_fit: 'lost', spam: 'spam' };
      for (const [kind, status] of Object.entries(ends)) {
        const one = await sendLead(desk, 'live_selling_survey_responses');
        assert.equal((await addEvent(ruben, one, kind)).statusCode, 200);
        const lead = await openLead(desk, ada, one);
        assert.deepEqual([lead.clock.answeredBy, lead.status], [kind, status]);
        assert.ok(Date.parse(lead.clock.answeredAt ?? '') <= Date.now());
        await addEvent(ruben, one, 'call');
        assert.deepEqual((await openLead(desk, ada, one)).clock, lead.clock);
      }
      // An early-access signup has no deadline.
      const early = await sendLead(desk, 'early_access_signups');
      await addEvent(ada, early, 'call', 'They want AI hosts.');
      const { clock, status } = await openLead(desk, ada, early);
      assert.deepEqual([clock.dueAt, clock.answeredAt, status], [null, null, 'contacted']);
    });

    test('lets members undo their own change within a minute, unless someone has changed the field since', async () => {
      const ref = await sendLead(desk);
      const before = await openLead(desk, ada, ref);
      for (const kind of ['call', 'elsewhere', 'not_fit', 'spam']) {
        const { event } = (await addEvent(ada, ref, kind)).json();
        assert.equal((await undo(ruben, ref, event)).statusCode, 403);
        assert.equal((await undo(ada, ref, event)).statusCode, 204);
        assert.equal((await undo(ada, ref, event)).statusCode, 204);
        const { status, clock, events } = await openLead(desk, ada, ref);
        assert.deepEqual([status, clock], ['new', before.clock], kind);
        assert.deepEqual(events.at(-1), {
          ...events.at(-1),
          kind: 'undo',
          by: adaId,
          detail: { event, of: kind },
        });
        assert.equal(events.filter(({ kind }) => kind === 'undo').at(-2)?.id === events.at(-1)?.id, false);
      }
      const given = (await assign(ada, ref, rubenId, null)).json();
      assert.equal((await undo(ada, ref, given.event)).statusCode, 204);
      assert.equal((await openLead(desk, ada, ref)).assignee, null);

      const first = (await setStatus(ada, ref, 'qualified', 'new')).json();
      await setStatus(ruben, ref, 'won', 'qualified');
      const late = await undo(ada, ref, first.event);
      assert.deepEqual([late.statusCode, late.json().now, late.json().by], [409, 'won', rubenId]);
      const won = (await setStatus(ada, ref, 'lost', 'won')).json();
      await desk.database.query(
        "update staff.event set created_at = created_at - interval '61 seconds' where id = $1",
        [won.event],
      );
      const tooLate = await undo(ada, ref, won.event);
      assert.deepEqual([tooLate.statusCode, tooLate.json().code], [409, 'too_late']);
      const note = randomUUID();
      await addEvent(ada, ref, 'note', 'x', note);
      assert.equal((await undo(ada, ref, note)).statusCode, 404);
      assert.equal((await openLead(desk, ada, ref)).status, 'lost');
    });

    test('assigns an unassigned lead to the member who contacts the customer or marks it won, until they undo that', async () => {
      const acts: Record<string, (who: string, ref: string) => Promise<{ event: string }>> = {
        call: async (who, ref) => (await addEvent(who, ref, 'call')).json(),
        elsewhere: async (who, ref) => (await addEvent(who, ref, 'elsewhere')).json(),
        won: async (who, ref) => (await setStatus(who, ref, 'won', 'new')).json(),
        'won of several': async (who, ref) => {
          const change = { field: 'status', value: 'won', was: 'new' };
          return (await desk.fetch(who, 'POST', 'leads/bulk', { refs: [ref], change })).json().changed[0];
        },
      };
      for (const [name, act] of Object.entries(acts)) {
        const ref = await sendLead(desk);
        const before = await openLead(desk, ada, ref);
        const { event } = await act(ruben, ref);
        const answered = await openLead(desk, ada, ref);
        assert.equal(answered.assignee, rubenId, name);
        assert.deepEqual(kindsOf(answered).slice(2), ['assign'], name);
        assert.equal((await undo(ruben, ref, event)).statusCode, 204);
        const { status, clock, assignee } = await openLead(desk, ada, ref);
        assert.deepEqual([status, clock, assignee], ['new', before.clock, null], name);

        const given = await act(ruben, ref);
        await assign(ada, ref, adaId, rubenId);
        assert.equal((await undo(ruben, ref, given.event)).statusCode, 204);
        assert.equal((await openLead(desk, ada, ref)).assignee, adaId, `${name}, reassigned`);
        await act(ruben, ref);
        assert.equal((await openLead(desk, ada, ref)).assignee, adaId, `${name}, of somebody else`);
      }
      for (const kind of ['note', 'not_fit', 'spam']) {
        const ref = await sendLead(desk);
        await addEvent(ruben, ref, kind, 'x');
        assert.equal((await openLead(desk, ada, ref)).assignee, null, kind);
      }
    });

    test('lists events that share a timestamp in the order they were written', async () => {
      const ref = await sendLead(desk);
      const notes = Array.from({ length: 8 }, (_, number) => `note ${number}`);
      await desk.database.query(
        `insert into staff.event (created_at, lead_id, member_id, kind, detail)
        select now(), lead.id, $2, 'note', jsonb_build_object('text', note)
        from staff.lead, unnest($3::text[]) as note where lead.number = $1`,
        [ref.slice(2), adaId, notes],
      );
      const { events } = await openLead(desk, ada, ref);
      assert.deepEqual(
        events.flatMap((event) => (event.kind === 'note' ? [event.detail.text] : [])),
        notes,
      );
    });

    test('undoes a bulk change, except on leads that were changed since', async () => {
      const refs = [await sendLead(desk), await sendLead(desk), await sendLead(desk), await sendLead(desk)];
      await setStatus(ada, `${refs[1]}`, 'contacted', 'new');
      const was = ['new', 'contacted', 'new', 'new'];
      const change = { field: 'status', value: 'lost', was };
      const { changed } = (await desk.fetch(ada, 'POST', 'leads/bulk', { refs, change })).json();
      await setStatus(ruben, `${refs[2]}`, 'won', 'lost');
      await desk.database.query('delete from staff.lead where number = $1', [Number(refs[3]?.slice(2))]);
      const theirs = await desk.fetch(ruben, 'POST', 'leads/undo', { undo: changed });
      assert.equal(theirs.statusCode, 403);
      const answer = (await desk.fetch(ada, 'POST', 'leads/undo', { undo: changed.toReversed() })).json();
      const [{ at: _, ...conflict }] = answer.conflicts;
      assert.deepEqual(
        [answer.undone, conflict, answer.gone],
        [2, { ref: refs[2], code: 'changed', now: 'won', by: rubenId }, [refs[3]]],
      );
      const statuses = await Promise.all(refs.slice(0, 3).map((ref) => openLead(desk, ada, ref)));
      assert.deepEqual(
        statuses.map(({ status }) => status),
        ['new', 'contacted', 'won'],
      );
    });

    test('restores the amount of a won lead on undo', async () => {
      const ref = await sendLead(desk);
      await setStatus(ada, ref, 'won', 'new');
      await desk.fetch(ada, 'PATCH', `leads/${ref}/amount`, { amount: 5_000.5, was: null });
      for (const leave of [
        () => setStatus(ada, ref, 'lost', 'won'),
        () => addEvent(ada, ref, 'not_fit'),
        () => addEvent(ada, ref, 'spam'),
      ]) {
        const { event } = (await leave()).json();
        assert.equal((await openLead(desk, ada, ref)).wonAmount, null);
        assert.equal((await undo(ada, ref, event)).statusCode, 204);
        const { status, wonAmount } = await openLead(desk, ada, ref);
        assert.deepEqual([status, wonAmount], ['won', 5_000.5]);
      }
      const given = (await assign(ada, ref, rubenId, adaId)).json();
      assert.equal((await undo(ada, ref, given.event)).statusCode, 204);
      assert.equal((await openLead(desk, ada, ref)).wonAmount, 5_000.5);
    });

    test('keeps the status when undoing a call that did not change it', async () => {
      const ref = await sendLead(desk);
      await setStatus(ada, ref, 'qualified', 'new');
      const { event } = (await addEvent(ada, ref, 'call')).json();
      await setStatus(ruben, ref, 'won', 'qualified');
      assert.equal((await undo(ada, ref, event)).statusCode, 204);
      const { status, clock } = await openLead(desk, ada, ref);
      assert.deepEqual([status, clock.answeredBy], ['won', 'closed']);
    });

    test('returns 404 for every action on an erased lead', async () => {
      const ref = await sendLead(desk, 'contact_submissions', { email: 'gone@example.com' });
      await openLead(desk, ada, ref);
      await desk.database.query("delete from contact_submissions where email = 'gone@example.com'");
      const answers = [
        await desk.fetch(ada, 'GET', `leads/${ref}`),
        await setStatus(ada, ref, 'won', 'new'),
        await addEvent(ada, ref, 'note', 'Hello'),
        await addEvent(ada, ref, 'call'),
        await undo(ada, ref, randomUUID()),
        await desk.fetch(ada, 'POST', `leads/${ref}/presence`),
        await desk.fetch(ada, 'PATCH', `leads/${ref}/email`, { email: 'a@x.co', was: null }),
        await desk.fetch(ada, 'GET', 'leads/nonsense'),
        await desk.fetch(ada, 'GET', 'leads/m-0'),
      ];
      for (const { statusCode, body } of answers) {
        assert.deepEqual(
          [statusCode, JSON.parse(body).message],
          [404, 'This lead was deleted, or never existed.'],
        );
      }
      assert.ok(!(await readList(desk, ada, 'view=all')).some((row) => row.ref === ref));
      assert.deepEqual(
        await desk.database.query(
          "select from staff.event where kind = 'note' and detail ->> 'text' = 'Hello'",
        ),
        [],
      );
    });

    test('rejects invalid changes and hides leads from editors', async () => {
      const ref = await sendLead(desk);
      const changes = [
        {},
        { field: 'status', value: 'old', was: 'new' },
        { field: 'assignee', value: 'ada', was: null },
        { field: 'words', value: 'x', was: 'y' },
      ];
      for (const change of changes) {
        assert.equal((await desk.fetch(ada, 'PATCH', `leads/${ref}`, change)).statusCode, 400);
      }
      const editor = await desk.memberOf('editor');
      for (const path of ['leads', 'overview', `leads/${ref}`]) {
        assert.equal((await desk.fetch(editor, 'GET', path)).statusCode, 403, path);
        assert.equal((await desk.fetch('', 'GET', path)).statusCode, 401, path);
      }
      assert.equal((await desk.fetch('', 'GET', 'events')).statusCode, 401);
    });
  });
