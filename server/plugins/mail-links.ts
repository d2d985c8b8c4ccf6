import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import {
  followLink,
  type LinkPurpose,
  type LinkState,
  linkPaths,
  readLinkState,
} from '#server/outbound/mail/links.ts';
import type { SendPage } from './static-files.ts';

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

const queryTimeoutMilliseconds = 2_000;

const pageByState: Record<LinkPurpose, Record<LinkState, string>> = {
  confirm: { pending: 'confirm', confirmed: 'confirmed', left: 'left', unknown: 'unknown' },
  leave: { pending: 'leave', confirmed: 'leave', left: 'left', unknown: 'unknown' },
};

const logTexts: Record<LinkPurpose, string> = {
  confirm: 'a newsletter address was confirmed',
  leave: 'a subscriber left the newsletter',
};

/** GET only shows a button, because virus scanners fetch links. Mail clients post one-click unsubscribes (RFC 8058). */
export async function mailLinkRoutes(
  app: FastifyInstance,
  options: { database: Database; sendPage: SendPage },
) {
  const database = createStaffDatabase(options.database, queryTimeoutMilliseconds);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    payload.once('end', () => done(null));
  });

  for (const purpose of Object.keys(linkPaths) as LinkPurpose[]) {
    const url = `${linkPaths[purpose]}:token`;
    const sendPage = (request: FastifyRequest, reply: FastifyReply, state: LinkState) => {
      reply.code(state === 'unknown' ? 404 : 200).header('x-robots-tag', 'noindex');
      reply.header('referrer-policy', 'no-referrer');
      return options.sendPage(`/mail/${pageByState[purpose][state]}`, request, reply);
    };
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request: LinkRequest, reply) =>
        sendPage(request, reply, await readLinkState(database, purpose, request.params.token)),
    });
    app.post(url, async (request: LinkRequest, reply) => {
      const logDone = () => request.log.info(logTexts[purpose]);
      return sendPage(request, reply, await followLink(database, purpose, request.params.token, logDone));
    });
  }
}
