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

    const read = async (who: string, id: string): Promise<ContentDocument> =>
      (await desk.ask(who, 'GET', `content/documents/${encodeURIComponent(id)}`)).json();
    const put = (who: string, id: string, ...changes: ContentChange[]) =>
      desk.ask(who, 'PUT', `content/documents/${encodeURIComponent(id)}`, changes);
    const set = (path: (string | number)[], value: unknown, was: string | null = null): ContentChange => ({
      path,
      patch: { path, value },
      was,
    });
    const price = (index: number) => ['packages', 'items', index, 'price'];

    test('lists every document and opens each', async () => {
      const listed: ContentOverview = (await desk.ask(jonas, 'GET', 'content')).json();
      assert.deepEqual(listed.documents.map(({ id }) => id).toSorted(), [...documents.keys()].toSorted());
      for (const { id } of listed.documents) {
        const { published, problems, changes } = await read(jonas, id);
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
          (await desk.ask(ruben, method, path, method === 'GET' ? undefined : [])).statusCode,
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
        assert.equal((await desk.ask(jonas, 'GET', path)).statusCode, 403, path);
    });

    test('merges concurrent edits to different fields, and returns 409 for the same field', async () => {
      assert.equal((await put(ada, 'live-production', set(price(0), '$2,199'))).statusCode, 200);
      const merged = await put(jonas, 'live-production', set(price(1), '$5,199'));
      assert.deepEqual(
        (merged.json() as ContentDocument).changes.map(({ base, by }) => [base, by === adaId]),
        [
          [items[0]?.price, true],
          [items[1]?.price, false],
        ],
      );
      const answer = await put(
        jonas,
        'live-production',
        set(price(0), '$1'),
        set(['hero', 'lead'], 'New lead.'),
      );
      assert.equal(answer.statusCode, 409);
      const { clashes, document }: ContentConflict = answer.json();
      assert.deepEqual(
        clashes.map(({ theirs, by, path }) => [theirs && 'value' in theirs && theirs.value, by, path]),
        [['$2,199', adaId, price(0)]],
      );
      assert.equal(document.changes.length, 3);
      const over = await put(
        jonas,
        'live-production',
        set(price(0), '$1', clashes[0]?.theirs?.version ?? null),
      );
      assert.equal(over.statusCode, 200);
    });

    test('merges a reorder with an edit to a moved item, but not removing an edited item', async () => {
      const items = ['packages', 'items'];
      const order = (keys: (string | number)[], was: string | null = null): ContentChange => ({
        path: items,
        patch: { path: items, order: keys, added: {} },
        was,
      });
      await put(ada, 'host-training', set([...items, 2, 'name'], 'Renamed'));
      const moved = await put(jonas, 'host-training', order([2, 0, 1]));
      assert.equal(moved.statusCode, 200);
      const { changes }: ContentDocument = moved.json();
      const version = changes.find((change) => 'order' in change)?.version ?? null;
      const refused = await put(jonas, 'host-training', order([0, 1], version));
      assert.equal(refused.statusCode, 409);
      // "Use mine" sends both: the own change again, and the deletion of their draft.
      const { theirs } = (refused.json() as ContentConflict).clashes[0] ?? {};
      assert.ok(theirs);
      const drop = { path: theirs.path, patch: null, was: theirs.version };
      const over = await put(jonas, 'host-training', order([0, 1], version), drop);
      assert.equal(over.statusCode, 200, over.body);
      const left = (over.json() as ContentDocument).changes;
      assert.deepEqual(
        left.map(({ path }) => path),
        [items],
      );
      const undo = { path: items, patch: null, was: left[0]?.version ?? null };
      assert.equal((await put(jonas, 'host-training', undo)).statusCode, 200);
    });

    test('saves invalid text and reports it', async () => {
      const answer: ContentDocument = (
        await put(ada, 'about', set(['head', 'title'], 'x'.repeat(71)))
      ).json();
      assert.deepEqual(answer.problems, [
        { document: 'about', path: ['head', 'title'], message: 'At most 70 characters, now 71.' },
      ]);
      const { documents, left }: ContentOverview = (await desk.ask(ada, 'GET', 'content')).json();
      assert.equal(documents.find(({ id }) => id === 'about')?.changes, 1);
      assert.deepEqual(left, answer.problems);
    });

    test('reports an inconsistency with another page and the field to correct', async () => {
      const wrong = async () => {
        const { left }: ContentOverview = (await desk.ask(ada, 'GET', 'content')).json();
        return left.filter(({ document }) => document === 'prices');
      };
      const { groups } = (await read(ada, 'prices')).published as {
        groups: { set: { options: { package?: string }[] } };
      };
      const option = groups.set.options.findIndex(({ package: name }) => name);
      const { packages } = (await read(ada, 'live-production')).published as {
        packages: { items: { name: string }[] };
      };
      const card = packages.items.findIndex(({ name }) => name === groups.set.options[option]?.package);
      const name = ['packages', 'items', card, 'name'];
      const place = ['groups', 'set', 'options', option, 'package'];
      const renamed: ContentDocument = (
        await put(ada, 'live-production', set(name, 'Studio Feather'))
      ).json();
      assert.deepEqual(renamed.problems, []);
      assert.deepEqual((await wrong())[0]?.path, place);
      const { problems } = await read(ada, 'prices');
      assert.deepEqual([problems[0]?.path, problems[0]?.between], [place, true]);
      assert.match(problems[0]?.message ?? '', /^Live Production sells no package of that name/);
      const fixed: ContentDocument = (await put(ada, 'prices', set(place, 'Studio Feather'))).json();
      assert.deepEqual(fixed.problems, []);
      assert.deepEqual(await wrong(), []);
    });

    test('searches the text of all pages, including drafts, in one request', async () => {
      const find = async (words: string, who = jonas) =>
        desk.ask(who, 'GET', `content/search?words=${encodeURIComponent(words)}`);
      const draft = await put(
        ada,
        'contact',
        set(['hero', 'lead'], `Call at ${'noon '.repeat(30)}or at Larkhour.`),
      );
      assert.equal(draft.statusCode, 200);
      const { hits, count }: ContentSearchResult = (await find('LARKhour')).json();
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
      const often: ContentSearchResult = (await find('the')).json();
      assert.ok(often.count > 30 && often.hits.length === 30);
      assert.equal((await find('a')).statusCode, 400);
      assert.equal((await find('the', ruben)).statusCode, 403);
    });

    test('lists open launch tasks, each with its field', async () => {
      const launch = async (): Promise<LaunchList> => (await desk.ask(jonas, 'GET', 'content/launch')).json();
      for (const { document, path } of (await launch()).findings) {
        if (document === null) continue;
        const { published } = await read(jonas, document);
        assert.notEqual(getIn(published, path), undefined, `${document} ${path}`);
      }
      const left = await put(jonas, 'site', set(['openings'], undefined));
      assert.equal(left.statusCode, 200);
      assert.ok((await launch()).findings.every(({ waits }) => !waits));
      const [change] = (left.json() as ContentDocument).changes;
      await put(jonas, 'site', { path: ['openings'], patch: null, was: change?.version ?? null });
      assert.equal((await desk.ask(ruben, 'GET', 'content/launch')).statusCode, 403);
    });

    test('reports a broken link in the settings at its field', async () => {
      const scheduling = ['links', 'scheduling'];
      const { problems }: ContentDocument = (
        await put(jonas, 'site', set(scheduling, 'javascript:alert(1)'))
      ).json();
      assert.deepEqual(problems, [
        { document: 'site', path: scheduling, message: 'Enter an address that starts with https://.' },
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
        const [was] = (await read(ada, 'careers')).changes;
        const answer = await put(ada, 'careers', set(path, value, was?.version ?? null));
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
          (await put(ada, 'careers', set([...path], value))).statusCode,
          400,
          JSON.stringify(value),
        );
    });

    test('reports an invalid change at its field and saves the others', async () => {
      const [again, gone] = [
        ['roi', 'again', 0],
        ['roi', 'again', 9],
      ];
      const answer = await put(ada, 'mails', set(gone, 'No'), set(again, 'Once more'));
      assert.equal(answer.statusCode, 400);
      const { message, clashes, document }: ContentConflict & { message: string } = answer.json();
      const wrong = 'This field no longer exists on this page.';
      assert.equal(message, wrong);
      assert.deepEqual(clashes, [{ path: gone, theirs: null, by: null, at: null, wrong }]);
      assert.deepEqual(
        document.changes.map((change) => [change.path, 'value' in change && change.value]),
        [[again, 'Once more']],
      );
      assert.equal((await read(ada, 'mails')).changes.length, 1);
    });

    test('shows who else has a page open', async () => {
      await desk.ask(ada, 'POST', 'content/documents/home/presence');
      assert.deepEqual((await desk.ask(jonas, 'POST', 'content/documents/home/presence')).json(), {
        others: [adaId],
      });
    });

    test('keeps the drafts of a member who is no longer an editor', async () => {
      const lena = await desk.memberOf('editor');
      await put(lena, 'process', set(['hero', 'title'], 'Mine'));
      await desk.database.query(`update staff.member set role = 'agent' where id = $1`, [
        await desk.idOf(lena),
      ]);
      assert.equal((await put(lena, 'process', set(['hero', 'title'], 'No'))).statusCode, 403);
      assert.equal((await read(ada, 'process')).changes.length, 1);
    });
  });
