import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { staffDatabase } from '#server/db/staff-query.ts';
import {
  followLink,
  type LinkState,
  linkPaths,
  linkState,
  type Purpose,
} from '#server/outbound/mail/links.ts';
import type { SendPage } from './static-files.ts';

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

const queryMilliseconds = 2_000;

const pages: Record<Purpose, Record<LinkState, string>> = {
  confirm: { pending: 'confirm', confirmed: 'confirmed', left: 'left', unknown: 'unknown' },
  leave: { pending: 'leave', confirmed: 'leave', left: 'left', unknown: 'unknown' },
};

const done: Record<Purpose, string> = {
  confirm: 'a newsletter address was confirmed',
  leave: 'a subscriber left the newsletter',
};

/** GET only shows a button, because virus scanners fetch links. Mail clients post one-click unsubscribes (RFC 8058). */
export async function mailLinkRoutes(
  app: FastifyInstance,
  options: { database: Database; sendPage: SendPage },
) {
  const database = staffDatabase(options.database, queryMilliseconds);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    payload.once('end', () => done(null));
  });

  for (const purpose of Object.keys(linkPaths) as Purpose[]) {
    const url = `${linkPaths[purpose]}:token`;
    const answer = (request: FastifyRequest, reply: FastifyReply, state: LinkState) => {
      reply.code(state === 'unknown' ? 404 : 200).header('x-robots-tag', 'noindex');
      reply.header('referrer-policy', 'no-referrer');
      return options.sendPage(`/mail/${pages[purpose][state]}`, request, reply);
    };
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request: LinkRequest, reply) =>
        answer(request, reply, await linkState(database, purpose, request.params.token)),
    });
    app.post(url, async (request: LinkRequest, reply) => {
      const tell = () => request.log.info(done[purpose]);
      return answer(request, reply, await followLink(database, purpose, request.params.token, tell));
    });
  }
}
