import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { recordPublished, writeContent } from '#server/content/publish-content.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import type { ContentDocument, ContentHistory, ContentOverview } from '#shared/desk/content.ts';
import type { Patch } from '#shared/desk/working-copy.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { startDesk } from './app.ts';

export type ContentDesk = Awaited<ReturnType<typeof startContentDesk>>;

/** Starts a desk with an admin who edits and publishes texts, and makes a copy of the content files. */
export async function startContentDesk() {
  const desk = await startDesk('embedded');
  const ada = await desk.memberOf('admin');
  const folder = temporaryFolder();
  await cp('src/content', folder, { recursive: true });
  let made = 0;
  const contentStore = (of = 'src/content') => ({
    staff: createStaffDatabase(desk.database.database),
    folder: of,
  });
  const change = async (id: string, patch: Patch): Promise<ContentDocument> => {
    const { changes }: ContentDocument = (await desk.fetch(ada, 'GET', `content/documents/${id}`)).json();
    const was = changes.find(({ path }) => `${path}` === `${patch.path}`)?.version ?? null;
    const answer = await desk.fetch(ada, 'PUT', `content/documents/${id}`, [
      { path: patch.path, patch, was },
    ]);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const write = async (kind: 'publish' | 'scheduled' | 'upgrade' = 'publish') => {
    made += 1;
    const target = join(folder, `release-${made}`);
    await writeContent(contentStore(), target, kind);
    return target;
  };
  const publish = async () => {
    const target = await write();
    await recordPublished(contentStore(), target, null, false);
    return target;
  };
  const read = async (id: string): Promise<ContentDocument> =>
    (await desk.fetch(ada, 'GET', `content/documents/${id}`)).json();
  const overview = async (): Promise<ContentOverview> => (await desk.fetch(ada, 'GET', 'content')).json();
  const history = async (): Promise<ContentHistory> =>
    (await desk.fetch(ada, 'GET', 'content/history')).json();
  return {
    ...{ desk, ada, folder, place: contentStore, change, write, publish, read, overview, history },
    async stop() {
      await desk.drop();
    },
  };
}
