import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { SavedReply } from '#shared/desk/saved-replies.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';

const price = { name: 'Price of a show', shortcut: 'price', text: 'Hi {first name}, it is $2,499.' };

for (const backend of backends)
  describe(`saved replies on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [admin, ada, mei] = signIn(desk, 'admin', 'agent', 'agent');

    beforeEach(async () => {
      await desk.database.query('delete from staff.saved_reply');
    });

    const list = async (cookie = ada): Promise<SavedReply[]> =>
      (await desk.ask(cookie, 'GET', 'saved-replies')).json();
    const add = async (changes: object = {}, cookie = ada): Promise<SavedReply> =>
      (await desk.ask(cookie, 'POST', 'saved-replies', { ...price, ...changes })).json();
    const change = (id: string, text: object, was: object, cookie = ada) =>
      desk.ask(cookie, 'PUT', `saved-replies/${id}`, { text, was });

    test("shows a member's saved reply to the others, with the author's name", async () => {
      await add({ name: 'Two', shortcut: 'two' });
      await add({ name: 'one', shortcut: 'one' }, mei);
      const shared = await list(admin);
      assert.deepEqual(
        shared.map(({ name, shortcut, text }) => [name, shortcut, text]),
        [
          ['one', 'one', price.text],
          ['Two', 'two', price.text],
        ],
      );
      assert.equal(shared[0]?.by, await desk.idOf(mei));
    });

    test('rejects editors, empty replies and invalid shortcuts', async () => {
      const editor = await desk.memberOf('editor');
      assert.equal((await desk.ask(editor, 'GET', 'saved-replies')).statusCode, 403);
      for (const wrong of [
        { name: ' ' },
        { text: ' \n' },
        { shortcut: 'p' },
        { shortcut: ';price' },
        { shortcut: 'Price' },
        { shortcut: 'pricepricepri' },
        { text: 'x'.repeat(5_001) },
      ])
        assert.equal((await desk.ask(ada, 'POST', 'saved-replies', { ...price, ...wrong })).statusCode, 400);
      assert.deepEqual(await list(), []);
    });

    test('rejects a shortcut that another reply uses', async () => {
      await add();
      const other = await add({ shortcut: 'tue' });
      const again = await desk.ask(mei, 'POST', 'saved-replies', price);
      assert.deepEqual([again.statusCode, again.json().code], [409, 'shortcut_taken']);
      const renamed = await change(other.id, price, { ...price, shortcut: 'tue' });
      assert.deepEqual([renamed.statusCode, renamed.json().code], [409, 'shortcut_taken']);
    });

    test('rejects an outdated change and returns the current text', async () => {
      const { id } = await add();
      const theirs = { ...price, text: 'It is $3,000.' };
      assert.equal((await change(id, theirs, price, mei)).statusCode, 200);
      const mine = { ...price, text: 'It is $2,000.' };
      const refused = await change(id, mine, price);
      assert.deepEqual([refused.statusCode, refused.json().code], [409, 'changed']);
      assert.equal(refused.json().now.text, theirs.text);
      assert.equal((await list())[0]?.text, theirs.text);
      assert.equal((await change(id, mine, theirs)).statusCode, 200);
      // A repeated request causes no conflict.
      assert.equal((await change(id, mine, theirs)).statusCode, 200);
      assert.equal((await list())[0]?.text, mine.text);
    });

    test('lets only the author or an admin delete a saved reply', async () => {
      const [first, second] = [await add(), await add({ shortcut: 'tue' })];
      const remove = async (cookie: string, id: string) =>
        (await desk.ask(cookie, 'DELETE', `saved-replies/${id}`)).statusCode;
      assert.equal(await remove(mei, first.id), 403);
      assert.equal((await list()).length, 2);
      assert.equal(await remove(ada, first.id), 204);
      assert.equal(await remove(admin, second.id), 204);
      assert.equal(await remove(admin, second.id), 404);
      assert.equal((await change(second.id, price, price)).statusCode, 404);
      assert.equal(await remove(admin, 'no-id'), 404);
    });

    test('stores a signature of at most four lines for each member', async () => {
      const set = async (signature: string) =>
        (await desk.ask(ada, 'PATCH', 'account', { signature })).statusCode;
      const read = async (cookie: string) =>
        (await desk.ask(cookie, 'GET', 'session')).json().me.signature as string;
      assert.equal(await set('Ada\nProducer\n555 0144\ncue.example\n'), 204);
      assert.equal(await read(ada), 'Ada\nProducer\n555 0144\ncue.example');
      assert.equal(await read(mei), '');
      assert.equal(await set('1\n2\n3\n4\n5'), 400);
      assert.equal((await desk.ask(ada, 'PATCH', 'account', { name: 'Ada' })).statusCode, 204);
      assert.equal(await read(ada), 'Ada\nProducer\n555 0144\ncue.example');
    });
  });
