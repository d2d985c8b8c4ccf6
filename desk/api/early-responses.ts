/** A request that desk/early.ts sent before the desk's code was loaded. */
export type EarlyResponse = {
  response: Promise<Response>;
  /** Set when the body has arrived. `date` is the Date header, `at` the local time in milliseconds since 1970. */
  arrived?: { body: unknown; date: string | null; at: number };
};

declare global {
  var earlyResponses: Map<string, EarlyResponse> | undefined;
}

/** Returns and removes an early response. @param path below `/desk/api/` */
export function takeEarlyResponse(path: string): EarlyResponse | undefined {
  const early = globalThis.earlyResponses?.get(path);
  globalThis.earlyResponses?.delete(path);
  return early;
}
