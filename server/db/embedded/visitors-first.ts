/** Prevents starvation of staff statements. */
const maxVisitorStatementsAhead = 20;

export class VisitorPriorityQueue {
  #visitors = 0;
  #ahead = 0;
  #isWorking = false;
  readonly #others: (() => void)[] = [];

  /** `ask` must send its statement synchronously, which keeps visitors' statements in order. */
  async runForVisitor<T>(ask: () => Promise<T>): Promise<T> {
    this.#visitors += 1;
    try {
      return await ask();
    } finally {
      this.#visitors -= 1;
      if (this.#others.length > 0) this.#ahead += 1;
      this.#startNext();
    }
  }

  async runForStaff<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#others.push(resolve);
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#isWorking = false;
      this.#startNext();
    }
  }

  #startNext(): void {
    if (this.#isWorking || (this.#visitors > 0 && this.#ahead < maxVisitorStatementsAhead)) return;
    const begin = this.#others.shift();
    this.#ahead = 0;
    if (!begin) return;
    this.#isWorking = true;
    begin();
  }
}
