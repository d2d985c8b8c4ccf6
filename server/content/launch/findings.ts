import { site, standIns } from '#site.config';
import type { SiteContent } from '#src/content/schemas/site.ts';
import { openings } from '#src/openings.ts';
import type { Finding } from './finding.ts';
import { unopened } from './openings.ts';
import { standInsOfContent, standInsOfSettings } from './stand-ins.ts';

/** Launch findings of a document. @param file its path in the project */
export function findingsOf(id: string, file: string, document: unknown): Finding[] {
  if (id !== 'site') return standInsOfContent(file, document);
  const settings = document as SiteContent;
  return [...standInsOfSettings(file, settings, standIns), ...unopened(file, openings, settings.openings)];
}

/** Launch findings of settings in code. @param settings the document `site`, whose keys are excluded */
export function findingsOfCode(settings: SiteContent): Finding[] {
  const set = Object.entries(site).filter(([name]) => !(name in settings));
  return standInsOfSettings('site.config.ts', Object.fromEntries(set), standIns).map(
    ({ path: _, ...finding }) => finding,
  );
}

/** What is right as it is: ids of findings, and why. */
export function waivedIn({ waived }: SiteContent): Record<string, string> {
  return Object.fromEntries(waived.map(({ finding, reason }) => [finding, reason]));
}
