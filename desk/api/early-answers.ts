/** A request that desk/early.ts sent before the desk's code was loaded. */
export type EarlyAnswer = {
  response: Promise<Response>;
  /** Set when the body has arrived. `date` is the Date header, `at` the local time in milliseconds since 1970. */
  came?: { body: unknown; date: string | null; at: number };
};

declare global {
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Returns and removes an early response. @param path below `/desk/api/` */
export function takeEarlyAnswer(path: string): EarlyAnswer | undefined {
  const early = globalThis.earlyAnswers?.get(path);
  globalThis.earlyAnswers?.delete(path);
  return early;
}
