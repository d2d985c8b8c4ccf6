import type { Problem } from '../judge.ts';
import type { AnalyticsContent } from '../schemas/analytics-optimization.ts';
import type { BusinessServicesContent } from '../schemas/business-services.ts';
import type { CaseStudiesContent } from '../schemas/case-studies.ts';
import type { ContactContent } from '../schemas/contact.ts';
import type { HomeContent } from '../schemas/home.ts';
import type { HostTrainingMaterialsContent } from '../schemas/host-training-materials.ts';
import type { BestPracticesContent } from '../schemas/live-selling-best-practices.ts';
import type { PricesContent } from '../schemas/prices.ts';
import type { PrivacyPolicyContent } from '../schemas/privacy-policy.ts';
import type { RoiCalculatorContent } from '../schemas/roi-calculator.ts';
import type { Packages } from '../schemas/service-page.ts';
import type { ServicesContent } from '../schemas/services.ts';
import type { Head } from '../schemas/shared.ts';
import type { Show } from '../schemas/show.ts';
import type { SiteContent } from '../schemas/site.ts';
import type { SuccessStoriesContent } from '../schemas/success-stories.ts';
import type { StrategyGuideContent } from '../schemas/tiktok-live-strategy-guide.ts';

export type Between = Problem & { document: string };

export type Documents = ReadonlyMap<string, unknown>;

type Seller = { head: Head; packages: Packages };
type Known = {
  'ai-avatars': Seller;
  'analytics-optimization': AnalyticsContent;
  'business-services': BusinessServicesContent;
  'case-studies': CaseStudiesContent;
  contact: ContactContent;
  'content-development': Seller;
  home: HomeContent;
  'host-training': Seller;
  'host-training-materials': HostTrainingMaterialsContent;
  'live-production': Seller;
  'live-selling-best-practices': BestPracticesContent;
  prices: PricesContent;
  'privacy-policy': PrivacyPolicyContent;
  'roi-calculator': RoiCalculatorContent;
  services: ServicesContent;
  site: SiteContent;
  'strategic-planning': Seller;
  'success-stories': SuccessStoriesContent;
  'tiktok-live-strategy-guide': StrategyGuideContent;
};

/** A document by its id; undefined where it is left out. */
export function contentIn<Id extends keyof Known>(documents: Documents, id: Id): Known[Id] | undefined {
  return documents.get(id) as Known[Id] | undefined;
}

/** Clients whose shows the first page plays. */
export const playedAtHome: readonly Show['client'][] = ['nordlys', 'field-and-fold', 'palo-home'];

/** Every show that is there, by its document's id. */
export function showsIn(documents: Documents): [string, Show][] {
  return [...documents].filter((one): one is [string, Show] => one[0].startsWith('shows/'));
}

/** Names as a sentence has them: `a, b or c`. */
export const oneOf = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
