import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '#server/outbound/mail/links.ts';
import { sessionSeconds } from './sessions.ts';

const token = /^[\w-]{43}$/;

/**
 * A cookie of the desk's. With TLS its name says so: `__Host-` cookies are set by this very host, and by TLS alone.
 * Without TLS the desk is there for this machine only, where some browsers take no Secure cookie from http://localhost:
 * there it has neither.
 * @param name such as `desk`
 */
function cookieName(request: FastifyRequest, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

function isSecure(request: FastifyRequest): boolean {
  return request.deskOrigin.startsWith('https:');
}

/** Reads the hash of a cookie's token; empty when there is no well-formed token. */
export function readCookie(request: FastifyRequest, name: string): string {
  const value = request.cookies[cookieName(request, name)] ?? '';
  return token.test(value) ? hashOf(value) : '';
}

/** @param seconds how long the browser keeps it */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  seconds: number,
): void {
  reply.setCookie(cookieName(request, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: seconds,
  });
}

/** Takes a cookie back. */
export function clearCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  setCookie(request, reply, name, '', 0);
}

/** The cookie that a session lives by. */
export const sessionCookie = 'desk';

/** Hands a session to the browser. */
export function setSession(request: FastifyRequest, reply: FastifyReply, value: string): void {
  setCookie(request, reply, sessionCookie, value, sessionSeconds);
}
