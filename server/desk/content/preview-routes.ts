import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readDraftedContent } from '#server/content/drafted.ts';
import { findUploads, writeUploads } from '#server/content/upload-files.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOrEditor } from '#server/desk/roles.ts';
import { canPreview, PreviewProcess, type PreviewResult } from '#server/preview/preview-process.ts';
import { RenderedPages } from '#server/preview/rendered-pages.ts';
import { getContentType } from '#server/static/content-types.ts';
import { isHashed } from '#server/static/site-files.ts';
import { type PreviewRequest, type PreviewResponse, previewBase } from '#shared/desk/preview.ts';

const bodyLimit = 1024 * 1024;
const builtFilePattern = /^\/(?:_astro|media)\/[\w.-]+$/;
const bodySchema = {
  type: 'object',
  required: ['document'],
  properties: {
    document: { type: 'string', maxLength: 100 },
    value: {},
    part: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  },
};

export type Preview = { process: PreviewProcess; pages: RenderedPages };

export function createPreview(app: FastifyInstance, { config, log }: DeskContext): Preview {
  const settings = { idleSeconds: config.PREVIEW_IDLE_SECONDS, megabytes: config.PREVIEW_MEGABYTES };
  const process = new PreviewProcess(settings, log);
  app.addHook('onClose', async () => process.stop());
  return { process, pages: new RenderedPages() };
}

export function previewRoutes({ config, staff, log }: DeskContext, { process, pages }: Preview) {
  return async (app: FastifyInstance): Promise<void> => {
    app.post<{ Body: PreviewRequest }>(
      '/preview',
      { ...adminOrEditor, bodyLimit, schema: { body: bodySchema } },
      async ({ body, member }): Promise<PreviewResponse> => {
        if (!config.PREVIEW || !canPreview()) return { state: 'none', reason: 'not-here' };
        const { document, value, part } = body;
        const began = performance.now();
        const { published, drafted } = await readDraftedContent(staff);
        await writeUploads(staff, findUploads(JSON.stringify([published, drafted, value])));
        const answered = await process.requestPreview({
          document,
          part,
          published,
          drafted: value === undefined ? drafted : { ...drafted, [document]: value },
        });
        if (answered?.failed) log.warn({ document, reason: answered.failed }, 'failed to render a preview');
        const storePage = (html: string) => `${previewBase}/page?of=${pages.add(html, member.id)}`;
        return toPreviewResponse(answered, storePage, performance.now() - began);
      },
    );
  };
}

function toPreviewResponse(
  answered: PreviewResult | undefined,
  store: (html: string) => string,
  milliseconds: number,
): PreviewResponse {
  if (!answered) return { state: 'preparing' };
  const { html, problems, noPage } = answered;
  if (html !== undefined) return { state: 'fresh', address: store(html), milliseconds };
  if (problems) return { state: 'wrong', problems };
  return { state: 'none', reason: noPage ? 'no-page' : 'failed' };
}

/** The additional policy blocks forms and requests to other origins. */
export function previewPageRoutes({ process, pages }: Preview) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: { of?: string } }>('/page', adminOrEditor, (request, reply) => {
      const html = pages.get(request.query.of ?? '', request.member.id);
      if (html === undefined) throw new Refused(404, 'unknown', 'This preview has expired.');
      const policy = [
        `connect-src ${request.deskOrigin}${previewBase}/`,
        "form-action 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-scripts allow-same-origin',
      ];
      return reply
        .header('content-security-policy', policy.join('; '))
        .type('text/html; charset=utf-8')
        .send(html);
    });
    app.get<{ Params: { '*': string } }>('/*', adminOrEditor, async ({ params }, reply) => {
      const file = `/${params['*']}`;
      if (builtFilePattern.test(file) && process.files) {
        const content = await readFile(join(process.files, file)).catch(() => undefined);
        if (content) return reply.headers(getCacheHeaders(file)).type(getContentType(file)).send(content);
      } else {
        const response = (await process.requestPreview({ file }))?.file;
        if (response)
          return reply
            .headers(getCacheHeaders(file))
            .type(response.type)
            .send(Buffer.from(response.body, 'base64'));
      }
      throw new Refused(404, 'unknown', 'Not found.');
    });
  };
}

function getCacheHeaders(file: string): Record<string, string> {
  if (isHashed(file)) return { 'cache-control': 'private, max-age=31536000, immutable' };
  return builtFilePattern.test(file) ? { 'cache-control': 'private, max-age=600' } : {};
}
