const endings = ['sent', 'postponed', 'held', 'uncertain', 'dead'] as const;
type Ending = (typeof endings)[number];

/** What this process counts about mails, and what it last saw of all that wait; readable as Prometheus's text format. */
export class MailCounts {
  readonly #ended = new Map<Ending, number>(endings.map((ending) => [ending, 0]));
  #waiting = 0;
  #oldestSeconds = 0;

  count(ending: Ending, mails: number): void {
    this.#ended.set(ending, (this.#ended.get(ending) ?? 0) + mails);
  }

  /** @param oldestSeconds how long the oldest of them has waited */
  see(waiting: number, oldestSeconds: number): void {
    this.#waiting = waiting;
    this.#oldestSeconds = oldestSeconds;
  }

  lines(): string[] {
    return [
      '# TYPE mails_total counter',
      ...[...this.#ended].map(([ending, count]) => `mails_total{result="${ending}"} ${count}`),
      '# TYPE jobs_waiting gauge',
      `jobs_waiting ${this.#waiting}`,
      '# TYPE jobs_oldest_waiting_seconds gauge',
      `jobs_oldest_waiting_seconds ${this.#oldestSeconds}`,
    ];
  }
}
