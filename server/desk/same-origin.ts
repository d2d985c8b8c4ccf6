import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];
const jsonType = /^application\/json\s*(;|$)/i;
const fileType = /^application\/octet-stream$/i;

/** Prevents CSRF: no HTML form can send JSON or a file, and the request must come from a page of the desk. No CORS. */
export function requireSameOrigin(request: FastifyRequest): void {
  if (safeMethods.includes(request.method)) return;
  const { 'sec-fetch-site': site, origin, 'content-type': type } = request.headers;
  const isOwn = site === undefined ? origin === request.deskOrigin : site === 'same-origin';
  if (!isOwn || (origin !== undefined && origin !== request.deskOrigin))
    throw new Refused(403, 'other_origin', 'Only pages of the desk can do this.');
  const isEmpty = !hasBody(request) && site === 'same-origin';
  const allowed = request.routeOptions.config.takesFile ? fileType : jsonType;
  if (!(type === undefined ? isEmpty : allowed.test(type)))
    throw new Refused(415, 'not_json', 'The desk accepts only JSON.');
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
