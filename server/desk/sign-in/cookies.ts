import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '#server/outbound/mail/links.ts';
import { sessionSeconds } from './sessions.ts';

const tokenPattern = /^[\w-]{43}$/;

/** Without TLS the desk runs on this machine only, where some browsers reject Secure cookies from http://localhost. */
function createCookieName(request: FastifyRequest, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

function isSecure(request: FastifyRequest): boolean {
  return request.deskOrigin.startsWith('https:');
}

/** @returns the hash of the token; empty without a valid one */
export function readCookie(request: FastifyRequest, name: string): string {
  const value = request.cookies[createCookieName(request, name)] ?? '';
  return tokenPattern.test(value) ? hashToken(value) : '';
}

export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  seconds: number,
): void {
  reply.setCookie(createCookieName(request, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: seconds,
  });
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  setCookie(request, reply, name, '', 0);
}

export const sessionCookie = 'desk';

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  setCookie(request, reply, sessionCookie, value, sessionSeconds);
}
