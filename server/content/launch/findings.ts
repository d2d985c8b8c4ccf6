import { placeholders, site } from '#site.config';
import type { SiteContent } from '#src/content/schemas/site.ts';
import { type Opening, openings } from '#src/openings.ts';
import { routes } from '#src/routes.ts';
import { type Finding, findPlaceholdersInContent, findPlaceholdersInSettings } from './placeholders.ts';

export function findPlaceholders(id: string, file: string, document: unknown): Finding[] {
  if (id !== 'site') return findPlaceholdersInContent(file, document, placeholders);
  const settings = document as SiteContent;
  return [
    ...findPlaceholdersInSettings(file, settings, placeholders),
    ...findLinksWithoutDestination(file, openings, settings.openings),
  ];
}

export function findPlaceholdersInCode(settings: SiteContent): Finding[] {
  const set = Object.entries(site).filter(([name]) => !(name in settings));
  return findPlaceholdersInSettings('site.config.ts', Object.fromEntries(set), placeholders).map(
    ({ path: _, ...finding }) => finding,
  );
}

export function findLinksWithoutDestination(
  file: string,
  openings: Record<string, Opening>,
  set: Record<string, string>,
): Finding[] {
  return Object.entries(openings)
    .filter(([id]) => !set[id])
    .map(([id, { label, page }]) => ({
      id: `opening.${id}`,
      problem: `${routes[page].path}: ${label} says "Opens soon"`,
      where: `${file}, openings.${id}`,
      path: ['openings', id],
    }));
}

export function readWaivers({ waived }: SiteContent): Record<string, string> {
  return Object.fromEntries(waived.map(({ finding, reason }) => [finding, reason]));
}
