import { z } from 'zod';
import type { ContentProblem } from '#shared/desk/content.ts';
import { site } from '#site.config';
import { documents } from '#src/content/documents.ts';
import type { Show } from '#src/content/schemas/show.ts';
import type { SiteContent } from '#src/content/schemas/site.ts';
import { settingsOf } from '#src/content/settings.ts';
import { typeset } from '#src/content/typeset.ts';
import { type Marks, withMarks } from './marks.ts';

let raw: ReadonlyMap<string, unknown> = new Map();
let marks: Marks | undefined;
let wrong: WrongWords | undefined;

export class WrongWords extends Error {
  readonly problems: ContentProblem[];

  constructor(document: string, { issues }: z.core.$ZodError) {
    super(`${document} is wrong`);
    this.problems = issues.map(({ path, message }) => ({
      document,
      path: path.map((step) => (typeof step === 'number' ? step : String(step))),
      message,
    }));
  }
}

/**
 * Sets the content that pages are rendered from.
 * @param marking records the place of each text by markers
 * @throws WrongWords when the document `site` is invalid
 */
export function setWords(words: ReadonlyMap<string, unknown>, marking?: Marks): void {
  raw = words;
  marks = marking;
  wrong = undefined;
  Object.assign(site, settingsOf(wordsOf('site') as SiteContent));
}

/** The invalid document that a page asked for; Astro would report an error of its own. */
export function wrongWords(): WrongWords | undefined {
  return wrong;
}

/** A document as pages get it. @throws WrongWords */
export function wordsOf(id: string): unknown {
  const source = documents.get(id);
  if (!source) throw new Error(`There is no document ${id}`);
  const { schema, isTypeset } = source;
  const whole = isTypeset ? z.preprocess(typeset, schema) : schema;
  const parsed = whole.safeParse(raw.get(id));
  if (!parsed.success) {
    wrong = new WrongWords(id, parsed.error);
    throw wrong;
  }
  return marks ? withMarks(id, raw.get(id), parsed.data, whole, marks) : parsed.data;
}

export async function contentOf(name: string): Promise<unknown> {
  return wordsOf(name);
}

export async function showsOf(clients?: readonly string[]): Promise<Show[]> {
  const shows = [...documents.keys()]
    .filter((id) => id.startsWith('shows/'))
    .map((id) => wordsOf(id) as Show);
  return clients?.flatMap((client) => shows.find((show) => show.client === client) ?? []) ?? shows;
}
