export class SharedAnswer<T> {
  readonly #ask: () => Promise<T>;
  readonly #mostMilliseconds: number;
  #begunAt = Number.NEGATIVE_INFINITY;
  #answer: Promise<T> | undefined;

  /** @param mostMilliseconds maximum age of a response, because parts of it depend on the time */
  constructor(ask: () => Promise<T>, mostMilliseconds: number) {
    this.#ask = ask;
    this.#mostMilliseconds = mostMilliseconds;
  }

  /**
   * @param isUnchangedSince whether nothing changed since a time of `performance.now()`
   * @throws errors of `ask`, which are not cached
   */
  get(isUnchangedSince: (moment: number) => boolean): Promise<T> {
    const now = performance.now();
    const isOld = now - this.#begunAt > this.#mostMilliseconds || !isUnchangedSince(this.#begunAt);
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
  readonly #mostMilliseconds: number;
  readonly #most: number;
  readonly #answers = new Map<string, SharedAnswer<T>>();

  /** @param most number of cached responses; the least recently used is dropped */
  constructor(mostMilliseconds: number, most: number) {
    this.#mostMilliseconds = mostMilliseconds;
    this.#most = most;
  }

  /** @param question cache key @throws errors of `ask` */
  get(question: string, ask: () => Promise<T>, isUnchangedSince: (moment: number) => boolean): Promise<T> {
    const answer = this.#answers.get(question) ?? new SharedAnswer(ask, this.#mostMilliseconds);
    this.#answers.delete(question);
    this.#answers.set(question, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
    return answer.get(isUnchangedSince);
  }
}
