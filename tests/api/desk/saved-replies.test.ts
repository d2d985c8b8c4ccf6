import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { SavedReply } from '#shared/desk/saved-replies.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';

const savedReply = { name: 'Price of a show', shortcut: 'price', text: 'Hi {first name}, it is $2,499.' };

for (const backend of backends)
  describe(`saved replies on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [admin, ada, mei] = signIn(desk, 'admin', 'agent', 'agent');

    beforeEach(async () => {
      await desk.database.query('delete from staff.saved_reply');
    });

    const listReplies = async (cookie = ada): Promise<SavedReply[]> =>
      (await desk.fetch(cookie, 'GET', 'saved-replies')).json();
    const addReply = async (changes: object = {}, cookie = ada): Promise<SavedReply> =>
      (await desk.fetch(cookie, 'POST', 'saved-replies', { ...savedReply, ...changes })).json();
    const changeReply = (id: string, text: object, was: object, cookie = ada) =>
      desk.fetch(cookie, 'PUT', `saved-replies/${id}`, { text, was });

    test("shows a member's saved reply to the others, with the author's name", async () => {
      await addReply({ name: 'Two', shortcut: 'two' });
      await addReply({ name: 'one', shortcut: 'one' }, mei);
      const shared = await listReplies(admin);
      assert.deepEqual(
        shared.map(({ name, shortcut, text }) => [name, shortcut, text]),
        [
          ['one', 'one', savedReply.text],
          ['Two', 'two', savedReply.text],
        ],
      );
      assert.equal(shared[0]?.by, await desk.idOf(mei));
    });

    test('rejects editors, empty replies and invalid shortcuts', async () => {
      const editor = await desk.memberOf('editor');
      assert.equal((await desk.fetch(editor, 'GET', 'saved-replies')).statusCode, 403);
      for (const wrong of [
        { name: ' ' },
        { text: ' \n' },
        { shortcut: 'p' },
        { shortcut: ';price' },
        { shortcut: 'Price' },
        { shortcut: 'pricepricepri' },
        { text: 'x'.repeat(5_001) },
      ])
        assert.equal(
          (await desk.fetch(ada, 'POST', 'saved-replies', { ...savedReply, ...wrong })).statusCode,
          400,
        );
      assert.deepEqual(await listReplies(), []);
    });

    test('rejects a shortcut that another reply uses', async () => {
      await addReply();
      const other = await addReply({ shortcut: 'tue' });
      const again = await desk.fetch(mei, 'POST', 'saved-replies', savedReply);
      assert.deepEqual([again.statusCode, again.json().code], [409, 'shortcut_taken']);
      const renamed = await changeReply(other.id, savedReply, { ...savedReply, shortcut: 'tue' });
      assert.deepEqual([renamed.statusCode, renamed.json().code], [409, 'shortcut_taken']);
    });

    test('rejects an outdated change and returns the current text', async () => {
      const { id } = await addReply();
      const theirs = { ...savedReply, text: 'It is $3,000.' };
      assert.equal((await changeReply(id, theirs, savedReply, mei)).statusCode, 200);
      const mine = { ...savedReply, text: 'It is $2,000.' };
      const refused = await changeReply(id, mine, savedReply);
      assert.deepEqual([refused.statusCode, refused.json().code], [409, 'changed']);
      assert.equal(refused.json().now.text, theirs.text);
      assert.equal((await listReplies())[0]?.text, theirs.text);
      assert.equal((await changeReply(id, mine, theirs)).statusCode, 200);
      // A repeated request causes no conflict.
      assert.equal((await changeReply(id, mine, theirs)).statusCode, 200);
      assert.equal((await listReplies())[0]?.text, mine.text);
    });

    test('lets only the author or an admin delete a saved reply', async () => {
      const [first, second] = [await addReply(), await addReply({ shortcut: 'tue' })];
      const deleteReply = async (cookie: string, id: string) =>
        (await desk.fetch(cookie, 'DELETE', `saved-replies/${id}`)).statusCode;
      assert.equal(await deleteReply(mei, first.id), 403);
      assert.equal((await listReplies()).length, 2);
      assert.equal(await deleteReply(ada, first.id), 204);
      assert.equal(await deleteReply(admin, second.id), 204);
      assert.equal(await deleteReply(admin, second.id), 404);
      assert.equal((await changeReply(second.id, savedReply, savedReply)).statusCode, 404);
      assert.equal(await deleteReply(admin, 'no-id'), 404);
    });

    test('stores a signature of at most four lines for each member', async () => {
      const setSignature = async (signature: string) =>
        (await desk.fetch(ada, 'PATCH', 'account', { signature })).statusCode;
      const readSignature = async (cookie: string) =>
        (await desk.fetch(cookie, 'GET', 'session')).json().me.signature as string;
      assert.equal(await setSignature('Ada\nProducer\n555 0144\ncue.example\n'), 204);
      assert.equal(await readSignature(ada), 'Ada\nProducer\n555 0144\ncue.example');
      assert.equal(await readSignature(mei), '');
      assert.equal(await setSignature('1\n2\n3\n4\n5'), 400);
      assert.equal((await desk.fetch(ada, 'PATCH', 'account', { name: 'Ada' })).statusCode, 204);
      assert.equal(await readSignature(ada), 'Ada\nProducer\n555 0144\ncue.example');
    });
  });
