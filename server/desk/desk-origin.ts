import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#server/config.ts';
import type { DeskLinkSettings } from '#server/outbound/mail/desk-link.ts';

const forwardingHeader = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** The desk is served only on this machine, or under DESK_ORIGIN. */
export function isDeskEnabled({ HOST, DESK_ORIGIN }: DeskLinkSettings): boolean {
  return DESK_ORIGIN !== undefined || isLoopback(HOST);
}

export function getDeskUrl(
  { DESK_ORIGIN, DESK_PORT, PORT }: DeskLinkSettings,
  port = DESK_PORT ?? PORT,
): string {
  return `${DESK_ORIGIN ?? `http://localhost:${port}`}/desk`;
}

/** Undefined for other hosts. To prevent DNS rebinding, only direct requests to local host names pass without DESK_ORIGIN. */
export function findDeskOrigin(
  request: Pick<IncomingMessage, 'headers'>,
  { DESK_ORIGIN }: DeskLinkSettings,
): string | undefined {
  const { host } = request.headers;
  if (!host) return undefined;
  if (DESK_ORIGIN) {
    const { protocol } = new URL(DESK_ORIGIN);
    return URL.parse(`${protocol}//${host}`)?.origin === DESK_ORIGIN ? DESK_ORIGIN : undefined;
  }
  if (Object.keys(request.headers).some((name) => forwardingHeader.test(name))) return undefined;
  const requestUrl = URL.parse(`http://${host}`);
  return requestUrl &&
    requestUrl.host === host.toLowerCase().replace(/:80$/, '') &&
    isLoopback(requestUrl.hostname)
    ? requestUrl.origin
    : undefined;
}
