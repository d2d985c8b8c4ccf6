import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

const reading = ['GET', 'HEAD', 'OPTIONS'];
const json = /^application\/json\s*(;|$)/i;
const file = /^application\/octet-stream$/i;

/**
 * Lets nothing be changed from another site: what changes something is JSON or a file, which no form sends, and the browser says
 * that a page of the desk's own sends it. There is no CORS that would let other pages ask.
 * @throws Refused
 */
export function requireSameOrigin(request: FastifyRequest): void {
  if (reading.includes(request.method)) return;
  const { 'sec-fetch-site': site, origin, 'content-type': type } = request.headers;
  const isOwn = site === undefined ? origin === request.deskOrigin : site === 'same-origin';
  if (!isOwn || (origin !== undefined && origin !== request.deskOrigin))
    throw new Refused(403, 'other_origin', 'Only the desk’s own pages may do that.');
  const isEmpty = !hasBody(request) && site === 'same-origin';
  const taken = request.routeOptions.config.takesFile ? file : json;
  if (!(type === undefined ? isEmpty : taken.test(type)))
    throw new Refused(415, 'not_json', 'The desk takes JSON only.');
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
