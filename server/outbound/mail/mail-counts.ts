const endings = ['sent', 'postponed', 'held', 'uncertain', 'dead'] as const;
type Ending = (typeof endings)[number];

export class MailCounts {
  readonly #ended = new Map<Ending, number>(endings.map((ending) => [ending, 0]));

  count(ending: Ending, mails: number): void {
    this.#ended.set(ending, (this.#ended.get(ending) ?? 0) + mails);
  }

  lines(): string[] {
    return [
      '# TYPE mails_total counter',
      ...[...this.#ended].map(([ending, count]) => `mails_total{result="${ending}"} ${count}`),
    ];
  }
}
