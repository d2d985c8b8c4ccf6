import { type Config, isLoopback } from '#server/config.ts';

export type DeskLinkSettings = Pick<Config, 'DESK_ORIGIN' | 'DESK_PORT' | 'HOST' | 'PORT'>;

/** @returns undefined when no desk is served: the site is reachable from the network and DESK_ORIGIN is not set */
export function createDeskLink(
  { DESK_ORIGIN, DESK_PORT, HOST, PORT }: DeskLinkSettings,
  ref?: string | null,
): string | undefined {
  const origin = DESK_ORIGIN ?? (isLoopback(HOST) ? `http://localhost:${DESK_PORT || PORT}` : undefined);
  return origin && new URL(ref ? `/desk/leads/${ref}` : '/desk', origin).href;
}
