export class SharedResponse<T> {
  readonly #ask: () => Promise<T>;
  readonly #maxMilliseconds: number;
  #startedAt = Number.NEGATIVE_INFINITY;
  #response: Promise<T> | undefined;

  /** Parts of a response depend on the time, so it expires. */
  constructor(ask: () => Promise<T>, maxMilliseconds: number) {
    this.#ask = ask;
    this.#maxMilliseconds = maxMilliseconds;
  }

  /** Times are those of `performance.now()`. Errors are not cached. */
  get(isUnchangedSince: (time: number) => boolean): Promise<T> {
    const now = performance.now();
    const isOld = now - this.#startedAt > this.#maxMilliseconds || !isUnchangedSince(this.#startedAt);
    if (this.#response && !isOld) return this.#response;
    this.#startedAt = now;
    const response = this.#ask();
    this.#response = response;
    response.catch(() => {
      if (this.#response === response) this.#response = undefined;
    });
    return response;
  }
}

export class SharedResponses<T> {
  readonly #maxMilliseconds: number;
  readonly #most: number;
  readonly #responses = new Map<string, SharedResponse<T>>();

  constructor(maxMilliseconds: number, most: number) {
    this.#maxMilliseconds = maxMilliseconds;
    this.#most = most;
  }

  get(key: string, ask: () => Promise<T>, isUnchangedSince: (time: number) => boolean): Promise<T> {
    const response = this.#responses.get(key) ?? new SharedResponse(ask, this.#maxMilliseconds);
    this.#responses.delete(key);
    this.#responses.set(key, response);
    const [oldest] = this.#responses.keys();
    if (this.#responses.size > this.#most && oldest !== undefined) this.#responses.delete(oldest);
    return response.get(isUnchangedSince);
  }
}
