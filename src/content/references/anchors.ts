import type { RouteId } from '#src/routes.ts';
import { showNames } from '../schemas/show.ts';
import { type Documents, findContent, findShows, homeShowClients } from './documents.ts';

const fixedAnchors: Record<RouteId, readonly string[]> = {
  home: ['how-it-works', 'services', 'case-studies', 'show'],
  services: ['services', 'week', 'figures', 'prices', 'test-show', 'order-slip', 'reasons'],
  'business-services': ['features', 'benefits', 'procurement', 'questions', 'consultation'],
  'creator-services': ['program', 'pay', 'benefits'],
  'creator-network': [
    'network',
    'opportunities',
    'training',
    'community',
    'directory',
    'stories',
    'benefits',
    'services',
  ],
  process: ['timeline', 'steps', 'case-study', 'principles'],
  about: ['timeline', 'values', 'team', 'reasons', 'testimonials'],
  'about-us': ['story', 'team', 'values'],
  resources: ['featured', 'finder', 'shelf', 'popular-picks'],
  'roi-calculator': ['calculator'],
  'industry-reports': ['featured-report', 'reports'],
  'live-selling-best-practices': ['playbook', 'dos-and-donts', 'checklist', 'benchmarks'],
  'host-training-materials': ['figures', 'modules', 'comparison', 'sheets', 'host-stories', 'audit'],
  'case-studies': ['statistics', 'cases', 'show', 'testimonials', 'industries', 'clients', 'press'],
  'success-stories': ['evening', 'statistics', 'quarter', 'results'],
  'tiktok-live-strategy-guide': ['change', 'framework', 'guide', 'quick-wins', 'spotlight'],
  'tiktok-live-selling-insights': ['week', 'featured', 'categories', 'articles', 'downloads'],
  'live-selling-survey': [],
  'live-production': ['process', 'packages', 'room', 'stats'],
  'host-training': ['framework', 'modules', 'tape', 'results', 'packages'],
  'analytics-optimization': ['metrics', 'sum', 'tape', 'services', 'packages', 'results'],
  'strategic-planning': ['roles', 'results', 'services', 'process', 'packages'],
  'content-development': ['clip', 'types', 'funnel', 'packages', 'process', 'results'],
  'ai-avatars': ['stats', 'capabilities', 'day', 'benefits', 'packages', 'advanced', 'process'],
  careers: ['positions', 'values', 'perks', 'hiring'],
  contact: ['message'],
  'privacy-policy': ['forms'],
};

type ItemsWithId = { id: string }[] | undefined;
const listIds = (named: ItemsWithId) => named?.map(({ id }) => id);

/** Anchors whose ids are in the content of the page; undefined while that content is invalid. */
const contentAnchors: Partial<Record<RouteId, (documents: Documents) => string[] | undefined>> = {
  home: (documents) => findOpeningAnchors(documents, homeShowClients),
  services: (documents) => {
    const cards = listIds(findContent(documents, 'services')?.services.items);
    const questions = listIds(findContent(documents, 'prices')?.questions);
    return cards && questions && [...cards, ...questions];
  },
  'business-services': (documents) => listIds(findContent(documents, 'business-services')?.questions.items),
  'creator-services': (documents) => listIds(findContent(documents, 'creator-services')?.before.items),
  'case-studies': (documents) => {
    const cases = findContent(documents, 'case-studies');
    const all = cases && [cases.featured, ...cases.others.items];
    const minutes =
      all &&
      findOpeningAnchors(
        documents,
        all.map(({ client }) => client),
      );
    return minutes && [...all.map(({ id }) => id), ...minutes];
  },
  contact: (documents) => listIds(findContent(documents, 'contact')?.faq.items),
  'host-training-materials': (documents) =>
    findContent(documents, 'host-training-materials')?.modules.items.map(({ id }) => `module-${id}`),
  'live-selling-best-practices': (documents) =>
    listIds(findContent(documents, 'live-selling-best-practices')?.playbook.phases),
  'privacy-policy': (documents) => listIds(findContent(documents, 'privacy-policy')?.sections),
  'roi-calculator': (documents) => listIds(findContent(documents, 'roi-calculator')?.faq.items),
  'tiktok-live-strategy-guide': (documents) =>
    listIds(findContent(documents, 'tiktok-live-strategy-guide')?.framework.stages),
};

/** The anchor of the minute at which each client's show opens. */
function findOpeningAnchors(documents: Documents, clients: readonly string[]): string[] | undefined {
  const shows = findShows(documents);
  if (shows.length < Object.keys(showNames).length) return undefined;
  return shows.flatMap(([, { id, client, peak }]) => (clients.includes(client) ? [`${id}@${peak}`] : []));
}

/** All anchors of a page; undefined while its content is invalid. */
export function findAnchors(documents: Documents, page: RouteId): string[] | undefined {
  const named = contentAnchors[page];
  if (!named) return [...fixedAnchors[page]];
  const anchors = named(documents);
  return anchors && [...fixedAnchors[page], ...anchors];
}
