import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#server/config.ts';
import type { DeskPlace } from '#server/outbound/mail/desk-link.ts';

const forwarding = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** Whether there is a desk at all: for this machine alone, or under the origin that the settings give it. */
export function hasDesk({ HOST, DESK_ORIGIN }: DeskPlace): boolean {
  return DESK_ORIGIN !== undefined || isLoopback(HOST);
}

/** The desk's address on this machine, or its configured origin. @param port of the server */
export function deskAddress({ DESK_ORIGIN, DESK_PORT, PORT }: DeskPlace, port = DESK_PORT ?? PORT): string {
  return `${DESK_ORIGIN ?? `http://localhost:${port}`}/desk`;
}

/**
 * The origin under which a request reaches the desk, or undefined where it does not. Without DESK_ORIGIN only this
 * machine's own names count: a page of another site cannot give its own name this machine's address (DNS rebinding),
 * and what a proxy passes on came from elsewhere.
 */
export function originOf(
  request: Pick<IncomingMessage, 'headers'>,
  { DESK_ORIGIN }: DeskPlace,
): string | undefined {
  const { host } = request.headers;
  if (!host) return undefined;
  if (DESK_ORIGIN) {
    const { protocol } = new URL(DESK_ORIGIN);
    return URL.parse(`${protocol}//${host}`)?.origin === DESK_ORIGIN ? DESK_ORIGIN : undefined;
  }
  if (Object.keys(request.headers).some((name) => forwarding.test(name))) return undefined;
  const asked = URL.parse(`http://${host}`);
  return asked && asked.host === host.toLowerCase().replace(/:80$/, '') && isLoopback(asked.hostname)
    ? asked.origin
    : undefined;
}
