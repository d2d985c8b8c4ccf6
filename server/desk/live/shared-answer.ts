export class SharedAnswer<T> {
  readonly #ask: () => Promise<T>;
  readonly #maxMilliseconds: number;
  #begunAt = Number.NEGATIVE_INFINITY;
  #answer: Promise<T> | undefined;

  /** @param maxMilliseconds maximum age of a response, because parts of it depend on the time */
  constructor(ask: () => Promise<T>, maxMilliseconds: number) {
    this.#ask = ask;
    this.#maxMilliseconds = maxMilliseconds;
  }

  /**
   * @param isUnchangedSince whether nothing changed since a time of `performance.now()`
   * @throws errors of `ask`, which are not cached
   */
  get(isUnchangedSince: (moment: number) => boolean): Promise<T> {
    const now = performance.now();
    const isOld = now - this.#begunAt > this.#maxMilliseconds || !isUnchangedSince(this.#begunAt);
    if (this.#answer && !isOld) return this.#answer;
    this.#begunAt = now;
    const answer = this.#ask();
    this.#answer = answer;
    answer.catch(() => {
      if (this.#answer === answer) this.#answer = undefined;
    });
    return answer;
  }
}

export class SharedAnswers<T> {
  readonly #maxMilliseconds: number;
  readonly #most: number;
  readonly #answers = new Map<string, SharedAnswer<T>>();

  /** @param most number of cached responses; the least recently used is dropped */
  constructor(maxMilliseconds: number, most: number) {
    this.#maxMilliseconds = maxMilliseconds;
    this.#most = most;
  }

  /** @param question cache key @throws errors of `ask` */
  get(question: string, ask: () => Promise<T>, isUnchangedSince: (moment: number) => boolean): Promise<T> {
    const answer = this.#answers.get(question) ?? new SharedAnswer(ask, this.#maxMilliseconds);
    this.#answers.delete(question);
    this.#answers.set(question, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
    return answer.get(isUnchangedSince);
  }
}
