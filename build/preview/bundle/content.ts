import { z } from 'zod';
import type { ContentProblem } from '#shared/desk/content.ts';
import { look, site } from '#site.config';
import { documents } from '#src/content/documents.ts';
import { toLook } from '#src/content/look.ts';
import type { BrandContent } from '#src/content/schemas/brand.ts';
import type { Show } from '#src/content/schemas/show.ts';
import type { SiteContent } from '#src/content/schemas/site.ts';
import { toSettings } from '#src/content/settings.ts';
import { typeset } from '#src/content/typeset.ts';
import { addMarkers, type Markers } from './marks.ts';

let rawDocuments: ReadonlyMap<string, unknown> = new Map();
let currentMarkers: Markers | undefined;
let lastError: InvalidContent | undefined;

export class InvalidContent extends Error {
  readonly problems: ContentProblem[];

  constructor(document: string, { issues }: z.core.$ZodError) {
    super(`${document} is invalid`);
    this.problems = issues.map(({ path, message }) => ({
      document,
      path: path.map((step) => (typeof step === 'number' ? step : String(step))),
      message,
    }));
  }
}

export function setContent(documents: ReadonlyMap<string, unknown>, newMarkers?: Markers): void {
  rawDocuments = documents;
  currentMarkers = newMarkers;
  lastError = undefined;
  Object.assign(site, toSettings(parseDocument('site') as SiteContent));
  updateLook();
}

let lastBrand: unknown = '';

/** Skipped while the brand is unchanged, so that its pictures are read once. Colors and file names get no markers. */
function updateLook(): void {
  const brand = JSON.stringify(rawDocuments.get('brand'));
  if (brand === lastBrand) return;
  Object.assign(look, toLook(parseValid('brand').data as BrandContent));
  lastBrand = brand;
}

/** Astro replaces this error with its own. */
export function getLastValidationError(): InvalidContent | undefined {
  return lastError;
}

export function parseDocument(id: string): unknown {
  const { data, schema } = parseValid(id);
  return currentMarkers ? addMarkers(id, rawDocuments.get(id), data, schema, currentMarkers) : data;
}

function parseValid(id: string): { data: unknown; schema: z.ZodType } {
  const source = documents.get(id);
  if (!source) throw new Error(`There is no document ${id}`);
  const schema = source.isTypeset ? z.preprocess(typeset, source.schema) : source.schema;
  const parsed = schema.safeParse(rawDocuments.get(id));
  if (!parsed.success) {
    lastError = new InvalidContent(id, parsed.error);
    throw lastError;
  }
  return { data: parsed.data, schema };
}

export async function contentOf(name: string): Promise<unknown> {
  return parseDocument(name);
}

export async function loadShows(clients?: readonly string[]): Promise<Show[]> {
  const shows = [...documents.keys()]
    .filter((id) => id.startsWith('shows/'))
    .map((id) => parseDocument(id) as Show);
  return clients?.flatMap((client) => shows.find((show) => show.client === client) ?? []) ?? shows;
}
