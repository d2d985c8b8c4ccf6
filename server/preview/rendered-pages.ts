import { randomUUID } from 'node:crypto';

const maxPages = 24;

/** Only the member who rendered a page can read it. */
export class RenderedPages {
  readonly #pages = new Map<string, { html: string; member: string }>();

  add(html: string, member: string): string {
    const name = randomUUID();
    this.#pages.set(name, { html, member });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > maxPages && oldest) this.#pages.delete(oldest);
    return name;
  }

  get(name: string, member: string): string | undefined {
    const page = this.#pages.get(name);
    return page?.member === member ? page.html : undefined;
  }
}
