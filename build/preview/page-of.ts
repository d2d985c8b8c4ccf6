import type { Step } from '#shared/desk/working-copy.ts';
import { siteForms } from '#shared/forms/forms.ts';
import { documents } from '#src/content/documents.ts';
import type { FormsContent } from '#src/content/schemas/forms.ts';
import { mailPages } from '#src/content/schemas/mails.ts';
import { type OpeningId, openings } from '#src/openings.ts';
import { type RouteId, routes } from '#src/routes.ts';

const pageByForm: { [part in keyof FormsContent]?: RouteId } = {
  newsletter: 'home',
  checklist: 'live-selling-best-practices',
  guide: 'tiktok-live-strategy-guide',
  audit: 'host-training-materials',
  reports: 'industry-reports',
  'resource-cards': 'resources',
};

const pageBySetting: Record<string, RouteId> = {
  privacyOfficerEmail: 'privacy-policy',
  scheduling: 'services',
  community: 'creator-services',
};

export function findPagePath(document: string, part?: Step): string | undefined {
  if (document === 'not-found') return '/404';
  if (document === 'forms') {
    const stored = siteForms.find(({ texts }) => texts === part);
    return routes[stored?.pages[0] ?? pageByForm[part as keyof FormsContent] ?? 'contact'].path;
  }
  if (document === 'site') {
    const page = openings[part as OpeningId]?.page ?? pageBySetting[`${part}`] ?? 'contact';
    return routes[page].path;
  }
  if (document === 'mails') {
    const page = mailPages.find((mailPage) => mailPage === part);
    return page && `/mail/${page}`;
  }
  if (document === 'prices') return routes.services.path;
  return documents.get(document)?.route ?? undefined;
}
