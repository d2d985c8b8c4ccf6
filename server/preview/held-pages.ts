import { randomUUID } from 'node:crypto';

const maxPages = 24;

export class HeldPages {
  readonly #pages = new Map<string, { html: string; member: string }>();

  hold(html: string, member: string): string {
    const name = randomUUID();
    this.#pages.set(name, { html, member });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > maxPages && oldest) this.#pages.delete(oldest);
    return name;
  }

  page(name: string, member: string): string | undefined {
    const held = this.#pages.get(name);
    return held?.member === member ? held.html : undefined;
  }
}
