import type { FastifyInstance } from 'fastify';
import { findDeletedPictures } from '#server/content/release-pictures.ts';
import { requestRelease } from '#server/content/release-queue.ts';
import { isBuilderActive, listReleases, readPublishing } from '#server/content/releases.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOrEditor } from '#server/desk/roles.ts';
import type { Publishing, Release, Releases } from '#shared/desk/publishing.ts';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function releaseRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff, config } = context;
  const store = { staff, dataDir: config.DATA_DIR };

  app.get(
    '/content/publishing',
    adminOrEditor,
    async (): Promise<Publishing> => ({
      ...(await readPublishing(store)),
      hasBuilder: context.build !== undefined || (await isBuilderActive(config.DATA_DIR)),
    }),
  );

  app.get(
    '/content/releases',
    adminOrEditor,
    async (): Promise<Releases> => ({
      releases: await listReleases(store),
    }),
  );

  app.post('/content/publish', adminOrEditor, async (request): Promise<Release> => {
    const id = await requestRelease(staff, 'publish', request.member.id);
    context.build?.();
    return requireRelease(id);
  });

  app.post<{ Params: { id: string } }>(
    '/content/releases/:id/back',
    adminOrEditor,
    async (request): Promise<Release> => {
      const release = await requireRelease(request.params.id);
      if (release.isLive) throw new Refused(409, 'live', 'This release is already live.');
      if (!release.mayReturn) throw new Refused(409, 'not_kept', 'This release was deleted.');
      const deleted = await findDeletedPictures(store, release.id);
      if (deleted.length > 0)
        throw new Refused(409, 'picture_deleted', formatDeletedPictures(deleted.length));
      const [row] = await staff.query('select folder from staff.release where id = $1', [release.id]);
      const id = await requestRelease(staff, 'back', request.member.id, String(row?.folder));
      context.build?.();
      return requireRelease(id);
    },
  );

  async function requireRelease(id: string): Promise<Release> {
    const [release] = uuidPattern.test(id) ? await listReleases(store, id) : [];
    if (!release) throw new Refused(404, 'gone', 'This release does not exist.');
    return release;
  }
}

const formatDeletedPictures = (pictures: number) =>
  `That release shows ${pictures === 1 ? 'a picture that was' : `${pictures} pictures that were`} deleted. Change the texts instead, and publish.`;
