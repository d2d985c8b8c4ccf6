import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type {
  ContentChange,
  ContentConflict,
  ContentDocument,
  ContentOverview,
  ContentSearchResult,
  LaunchList,
} from '#shared/desk/content.ts';
import { getIn } from '#shared/desk/working-copy.ts';
import { documents } from '#src/content/documents.ts';
import { liveProductionSchema } from '#src/content/schemas/page/live-production.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { contentOf } from '#tests/support/pages/content.ts';

const { items } = contentOf('pages/live-production', liveProductionSchema).packages;

for (const backend of backends)
  describe(`content editing on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [ada, jonas, ruben] = signIn(desk, 'admin', 'editor', 'agent');
    let adaId: string;

    before(async () => {
      adaId = await desk.idOf(ada);
    });

    const readDocument = async (who: string, id: string): Promise<ContentDocument> =>
      (await desk.fetch(who, 'GET', `content/documents/${encodeURIComponent(id)}`)).json();
    const putChanges = (who: string, id: string, ...changes: ContentChange[]) =>
      desk.fetch(who, 'PUT', `content/documents/${encodeURIComponent(id)}`, changes);
    const setValue = (
      path: (string | number)[],
      value: unknown,
      was: string | null = null,
    ): ContentChange => ({
      path,
      patch: { path, value },
      was,
    });
    const pricePath = (index: number) => ['packages', 'items', index, 'price'];

    test('lists and opens every document', async () => {
      const listed: ContentOverview = (await desk.fetch(jonas, 'GET', 'content')).json();
      assert.deepEqual(listed.documents.map(({ id }) => id).toSorted(), [...documents.keys()].toSorted());
      for (const { id } of listed.documents) {
        const { published, problems, changes } = await readDocument(jonas, id);
        assert.ok(published, id);
        assert.deepEqual([problems, changes], [[], []], id);
      }
    });

    test('denies agents access to content and editors access to leads', async () => {
      for (const [method, path] of [
        ['GET', 'content'],
        ['GET', 'content/documents/home'],
        ['PUT', 'content/documents/home'],
        ['PUT', 'content/documents/site'],
        ['POST', 'content/documents/home/presence'],
        ['GET', 'content/history'],
        ['POST', 'content/history/1/restore'],
      ] as const)
        assert.equal(
          (await desk.fetch(ruben, method, path, method === 'GET' ? undefined : [])).statusCode,
          403,
          path,
        );
      for (const path of [
        'leads',
        'overview',
        'quarantine',
        'numbers',
        'export?form=contact_submissions',
        'settings',
      ])
        assert.equal((await desk.fetch(jonas, 'GET', path)).statusCode, 403, path);
    });

    test('merges concurrent edits to different fields, and returns 409 for the same field', async () => {
      assert.equal(
        (await putChanges(ada, 'live-production', setValue(pricePath(0), '$2,199'))).statusCode,
        200,
      );
      const merged = await putChanges(jonas, 'live-production', setValue(pricePath(1), '$5,199'));
      assert.deepEqual(
        (merged.json() as ContentDocument).changes.map(({ base, by }) => [base, by === adaId]),
        [
          [items[0]?.price, true],
          [items[1]?.price, false],
        ],
      );
      const answer = await putChanges(
        jonas,
        'live-production',
        setValue(pricePath(0), '$1'),
        setValue(['hero', 'lead'], 'New lead.'),
      );
      assert.equal(answer.statusCode, 409);
      const { clashes, document }: ContentConflict = answer.json();
      assert.deepEqual(
        clashes.map(({ theirs, by, path }) => [theirs && 'value' in theirs && theirs.value, by, path]),
        [['$2,199', adaId, pricePath(0)]],
      );
      assert.equal(document.changes.length, 3);
      const over = await putChanges(
        jonas,
        'live-production',
        setValue(pricePath(0), '$1', clashes[0]?.theirs?.version ?? null),
      );
      assert.equal(over.statusCode, 200);
    });

    test('merges a reordered list with an edit to a moved item, but reports a conflict if an edited item was removed', async () => {
      const items = ['packages', 'items'];
      const setOrder = (keys: (string | number)[], was: string | null = null): ContentChange => ({
        path: items,
        patch: { path: items, order: keys, added: {} },
        was,
      });
      await putChanges(ada, 'host-training', setValue([...items, 2, 'name'], 'Renamed'));
      const moved = await putChanges(jonas, 'host-training', setOrder([2, 0, 1]));
      assert.equal(moved.statusCode, 200);
      const { changes }: ContentDocument = moved.json();
      const version = changes.find((change) => 'order' in change)?.version ?? null;
      const refused = await putChanges(jonas, 'host-training', setOrder([0, 1], version));
      assert.equal(refused.statusCode, 409);
      // "Use mine" resends the member's own change, together with the deletion of the colleague's draft.
      const { theirs } = (refused.json() as ContentConflict).clashes[0] ?? {};
      assert.ok(theirs);
      const drop = { path: theirs.path, patch: null, was: theirs.version };
      const over = await putChanges(jonas, 'host-training', setOrder([0, 1], version), drop);
      assert.equal(over.statusCode, 200, over.body);
      const left = (over.json() as ContentDocument).changes;
      assert.deepEqual(
        left.map(({ path }) => path),
        [items],
      );
      const undo = { path: items, patch: null, was: left[0]?.version ?? null };
      assert.equal((await putChanges(jonas, 'host-training', undo)).statusCode, 200);
    });

    test('saves invalid text and reports the problem', async () => {
      const answer: ContentDocument = (
        await putChanges(ada, 'about', setValue(['head', 'title'], 'x'.repeat(71)))
      ).json();
      assert.deepEqual(answer.problems, [
        { document: 'about', path: ['head', 'title'], message: 'At most 70 characters, now 71.' },
      ]);
      const { documents, left }: ContentOverview = (await desk.fetch(ada, 'GET', 'content')).json();
      assert.equal(documents.find(({ id }) => id === 'about')?.changes, 1);
      assert.deepEqual(left, answer.problems);
    });

    test('reports an inconsistency with another page, at the field to correct', async () => {
      const findProblems = async () => {
        const { left }: ContentOverview = (await desk.fetch(ada, 'GET', 'content')).json();
        return left.filter(({ document }) => document === 'prices');
      };
      const { groups } = (await readDocument(ada, 'prices')).published as {
        groups: { set: { options: { package?: string }[] } };
      };
      const option = groups.set.options.findIndex(({ package: name }) => name);
      const { packages } = (await readDocument(ada, 'live-production')).published as {
        packages: { items: { name: string }[] };
      };
      const card = packages.items.findIndex(({ name }) => name === groups.set.options[option]?.package);
      const name = ['packages', 'items', card, 'name'];
      const place = ['groups', 'set', 'options', option, 'package'];
      const renamed: ContentDocument = (
        await putChanges(ada, 'live-production', setValue(name, 'Studio Feather'))
      ).json();
      assert.deepEqual(renamed.problems, []);
      assert.deepEqual((await findProblems())[0]?.path, place);
      const { problems } = await readDocument(ada, 'prices');
      assert.deepEqual([problems[0]?.path, problems[0]?.between], [place, true]);
      assert.match(problems[0]?.message ?? '', /^Live Production sells no package of that name/);
      const fixed: ContentDocument = (
        await putChanges(ada, 'prices', setValue(place, 'Studio Feather'))
      ).json();
      assert.deepEqual(fixed.problems, []);
      assert.deepEqual(await findProblems(), []);
    });

    test('searches the text of all pages, including drafts, in one request', async () => {
      const searchTexts = async (words: string, who = jonas) =>
        desk.fetch(who, 'GET', `content/search?words=${encodeURIComponent(words)}`);
      const draft = await putChanges(
        ada,
        'contact',
        setValue(['hero', 'lead'], `Call at ${'noon '.repeat(30)}or at Larkhour.`),
      );
      assert.equal(draft.statusCode, 200);
      const { hits, count }: ContentSearchResult = (await searchTexts('LARKhour')).json();
      assert.deepEqual(
        [count, hits],
        [
          1,
          [
            {
              document: 'contact',
              path: ['hero', 'lead'],
              text: '… noon noon noon or at Larkhour.',
            },
          ],
        ],
      );
      const often: ContentSearchResult = (await searchTexts('the')).json();
      assert.ok(often.count > 30 && often.hits.length === 30);
      assert.equal((await searchTexts('a')).statusCode, 400);
      assert.equal((await searchTexts('the', ruben)).statusCode, 403);
    });

    test('lists open launch tasks, each with its field', async () => {
      const readLaunchList = async (): Promise<LaunchList> =>
        (await desk.fetch(jonas, 'GET', 'content/launch')).json();
      const findings = Object.groupBy((await readLaunchList()).findings, ({ document }) => document ?? '');
      for (const [document, fields = []] of Object.entries(findings)) {
        if (document === '') continue;
        const { published } = await readDocument(jonas, document);
        for (const { path } of fields)
          assert.notEqual(getIn(published, path), undefined, `${document} ${path}`);
      }
      const left = await putChanges(jonas, 'site', setValue(['openings'], undefined));
      assert.equal(left.statusCode, 200);
      assert.ok((await readLaunchList()).findings.every(({ waits }) => !waits));
      const [change] = (left.json() as ContentDocument).changes;
      await putChanges(jonas, 'site', { path: ['openings'], patch: null, was: change?.version ?? null });
      assert.equal((await desk.fetch(ruben, 'GET', 'content/launch')).statusCode, 403);
    });

    test('reports a broken link in the settings at its field', async () => {
      const scheduling = ['links', 'scheduling'];
      const { problems }: ContentDocument = (
        await putChanges(jonas, 'site', setValue(scheduling, 'javascript:alert(1)'))
      ).json();
      assert.deepEqual(problems, [
        { document: 'site', path: scheduling, message: 'Enter a URL that starts with https://.' },
      ]);
    });

    test('stores naughty strings unchanged, or rejects them', async () => {
      for (const value of [
        '<script>',
        '{}',
        '---',
        '&a',
        '*a',
        'a\tb',
        '🎬',
        'x'.repeat(100_000),
        'javascript:alert(1)',
      ]) {
        const path = ['hero', 'title'];
        const [was] = (await readDocument(ada, 'careers')).changes;
        const answer = await putChanges(ada, 'careers', setValue(path, value, was?.version ?? null));
        assert.equal(answer.statusCode, 200, value.slice(0, 40));
        const [change] = (answer.json() as ContentDocument).changes;
        assert.equal(change && 'value' in change && change.value, value);
      }
      for (const [path, value] of [
        [['hero', 'title'], 'a\0b'],
        [['hero', 'title'], '\ud800'],
        [['__proto__', 'x'], 'y'],
        [['no', 'such'], 'y'],
        [['packages', 99], 'y'],
      ] as const)
        assert.equal(
          (await putChanges(ada, 'careers', setValue([...path], value))).statusCode,
          400,
          JSON.stringify(value),
        );
    });

    test('reports an invalid change at its field and saves the other changes', async () => {
      const [again, gone] = [
        ['roi', 'again', 0],
        ['roi', 'again', 9],
      ];
      const answer = await putChanges(ada, 'mails', setValue(gone, 'No'), setValue(again, 'Once more'));
      assert.equal(answer.statusCode, 400);
      const { message, clashes, document }: ContentConflict & { message: string } = answer.json();
      const wrong = 'This field no longer exists on this page.';
      assert.equal(message, wrong);
      assert.deepEqual(clashes, [{ path: gone, theirs: null, by: null, at: null, wrong }]);
      assert.deepEqual(
        document.changes.map((change) => [change.path, 'value' in change && change.value]),
        [[again, 'Once more']],
      );
      assert.equal((await readDocument(ada, 'mails')).changes.length, 1);
    });

    test('shows who else has a page open', async () => {
      await desk.fetch(ada, 'POST', 'content/documents/home/presence');
      assert.deepEqual((await desk.fetch(jonas, 'POST', 'content/documents/home/presence')).json(), {
        others: [adaId],
      });
    });

    test('keeps the drafts of a member who is no longer an editor', async () => {
      const lena = await desk.memberOf('editor');
      await putChanges(lena, 'process', setValue(['hero', 'title'], 'Mine'));
      await desk.database.query(`update staff.member set role = 'agent' where id = $1`, [
        await desk.idOf(lena),
      ]);
      assert.equal((await putChanges(lena, 'process', setValue(['hero', 'title'], 'No'))).statusCode, 403);
      assert.equal((await readDocument(ada, 'process')).changes.length, 1);
    });
  });
