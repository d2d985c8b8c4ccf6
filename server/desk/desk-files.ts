import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '#server/plugins/static-files.ts';
import { readSiteFiles, type SiteFile } from '#server/static/site-files.ts';

/**
 * Serves the built desk under `/desk`, read once at start. Paths that are not assets get the page, which routes in the
 * browser.
 */
export async function addDeskFiles(app: FastifyInstance, folder: string): Promise<void> {
  const { files } = await readSiteFiles(folder);
  const built = files.get('/');
  if (!built) app.log.warn({ folder }, 'no built desk found; run the build first');
  const page: SiteFile | undefined = built && {
    ...built,
    headers: { ...built.headers, 'cache-control': 'no-store' },
  };
  files.delete('/');

  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const name = decodeURIComponent(path).slice('/desk'.length);
    const asset = files.get(name);
    if (asset) return sendFile(asset, request, reply);
    reply.header('cache-control', 'no-store');
    if (name.startsWith('/assets/')) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    }
    if (page) return sendFile(page, request, reply);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The desk is not built yet. Run: npm run build');
  };
  // The parameter keeps invite tokens out of the logs, which contain only the route.
  for (const url of ['/desk', '/desk/invite/:token', '/desk/*']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: serve });
  }
}
