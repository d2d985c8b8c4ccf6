import type { AnalyticsContent } from '#src/content/schemas/page/analytics-optimization.ts';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';
import type { CaseStudiesContent } from '#src/content/schemas/page/case-studies.ts';
import type { ContactContent } from '#src/content/schemas/page/contact.ts';
import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';
import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';
import type { HomeContent } from '#src/content/schemas/page/home.ts';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';
import type { BestPracticesContent } from '#src/content/schemas/page/live-selling-best-practices.ts';
import type { PrivacyPolicyContent } from '#src/content/schemas/page/privacy-policy.ts';
import type { ProcessContent } from '#src/content/schemas/page/process.ts';
import type { RoiCalculatorContent } from '#src/content/schemas/page/roi-calculator.ts';
import type { ServicesContent } from '#src/content/schemas/page/services.ts';
import type { StrategicPlanningContent } from '#src/content/schemas/page/strategic-planning.ts';
import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';
import type { StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';
import type { ClientsContent } from '../schemas/clients.ts';
import type { PricesContent } from '../schemas/prices.ts';
import type { Packages } from '../schemas/service-page.ts';
import type { Head } from '../schemas/shared.ts';
import type { Show } from '../schemas/show.ts';
import type { SiteContent } from '../schemas/site.ts';
import type { Problem } from '../validate.ts';

export type ReferenceProblem = Problem & { document: string };

export type Documents = ReadonlyMap<string, unknown>;

type PackagePage = { head: Head; packages: Packages };
type ContentById = {
  'ai-avatars': PackagePage;
  'analytics-optimization': AnalyticsContent;
  'business-services': BusinessServicesContent;
  'case-studies': CaseStudiesContent;
  clients: ClientsContent;
  contact: ContactContent;
  'content-development': ContentDevelopmentContent;
  'creator-services': CreatorServicesContent;
  home: HomeContent;
  'host-training': PackagePage;
  'host-training-materials': HostTrainingMaterialsContent;
  'live-production': PackagePage;
  'live-selling-best-practices': BestPracticesContent;
  prices: PricesContent;
  'privacy-policy': PrivacyPolicyContent;
  'roi-calculator': RoiCalculatorContent;
  services: ServicesContent;
  site: SiteContent;
  process: ProcessContent;
  'strategic-planning': StrategicPlanningContent;
  'success-stories': SuccessStoriesContent;
  'tiktok-live-strategy-guide': StrategyGuideContent;
};

/** The document with this id; undefined if it is not in the map. */
export function findContent<Id extends keyof ContentById>(
  documents: Documents,
  id: Id,
): ContentById[Id] | undefined {
  return documents.get(id) as ContentById[Id] | undefined;
}

/** Clients whose shows are on the home page. */
export const homeShowClients: readonly Show['client'][] = ['nordlys', 'field-and-fold', 'palo-home'];

/** The shows in the map, with their document ids. */
export function findShows(documents: Documents): [string, Show][] {
  return [...documents].filter((one): one is [string, Show] => one[0].startsWith('shows/'));
}

/** Joins names for a sentence: `a, b or c`. */
export const joinWithOr = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
