/** A first request of a visit, under way before the desk's code was there (desk/early.ts). */
export type EarlyAnswer = {
  response: Promise<Response>;
  /** Its body once it is there, with the answer's Date header and this machine's time, milliseconds since 1970. */
  came?: { body: unknown; date: string | null; at: number };
};

declare global {
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Hands out what was asked for early, once. @param path below `/desk/api/` */
export function takeEarly(path: string): EarlyAnswer | undefined {
  const early = globalThis.earlyAnswers?.get(path);
  globalThis.earlyAnswers?.delete(path);
  return early;
}
