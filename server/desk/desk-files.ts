import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#server/outbound/mail/to-html.ts';
import { sendFile } from '#server/plugins/static-files.ts';
import { getContentType } from '#server/static/content-types.ts';
import { getReleaseFolder, readLiveRelease } from '#server/static/release-folder.ts';
import { readSiteFiles, svgContentPolicy } from '#server/static/site-files.ts';
import { getTypefacePath } from '#shared/desk/media.ts';
import { look, site } from '#site.config';

type DeskFileSettings = { DESK_DIR: string; DATA_DIR: string; STATIC_DIR: string };

/** Reads the files once. All paths other than assets return the page, which does its routing in the browser. */
export async function addDeskFiles(app: FastifyInstance, config: DeskFileSettings): Promise<void> {
  const { files } = await readSiteFiles(config.DESK_DIR);
  const built = files.get('/');
  if (!built) app.log.warn({ folder: config.DESK_DIR }, 'no built desk found; run the build first');
  const html = built?.representations.find(({ encoding }) => encoding === 'identity')?.body.toString();
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
    if (html) return reply.type('text/html; charset=utf-8').send(insertBrand(html));
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The desk is not built yet. Run: npm run build');
  };
  const brandFiles = {
    '/desk/mark.svg': () => 'favicon.svg',
    '/desk/typeface.woff2': () => look.typeface.file && join('art', getTypefacePath(look.typeface.file)),
  };
  for (const [url, fileOf] of Object.entries(brandFiles))
    app.get(url, async (request, reply) => {
      const live = await readLiveRelease(config.DATA_DIR);
      const folder = live ? join(getReleaseFolder(config.DATA_DIR, live.id), 'site') : config.STATIC_DIR;
      const file = fileOf();
      const body = file && (await readFile(join(folder, file)).catch(() => undefined));
      if (!body) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const headers = { 'cache-control': 'no-cache', 'content-security-policy': svgContentPolicy };
      const representations = [{ encoding: 'identity' as const, body, etag }];
      return sendFile({ contentType: getContentType(url), headers, representations }, request, reply);
    });
  // Logs contain only the route, so invite tokens stay out of them.
  for (const url of ['/desk', '/desk/invite/:token', '/desk/*']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: serve });
  }
}

/** Writes the brand into the page, so that it looks right before its script runs. */
function insertBrand(html: string): string {
  const corners = look.isSquare ? 'square' : 'round';
  const attributes = `data-brand="${escapeHtml(site.brand)}" data-typeface="${look.typeface.id}" data-corners="${corners}"`;
  return html.replace('<html ', () => `<html ${attributes} `);
}
