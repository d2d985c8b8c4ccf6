import { z } from 'zod';
import { aboutSchema } from '#src/content/schemas/page/about.ts';
import { aboutUsSchema } from '#src/content/schemas/page/about-us.ts';
import { aiAvatarsSchema } from '#src/content/schemas/page/ai-avatars.ts';
import { analyticsSchema } from '#src/content/schemas/page/analytics-optimization.ts';
import { businessServicesSchema } from '#src/content/schemas/page/business-services.ts';
import { careersSchema } from '#src/content/schemas/page/careers.ts';
import { caseStudiesSchema } from '#src/content/schemas/page/case-studies.ts';
import { contactSchema } from '#src/content/schemas/page/contact.ts';
import { contentDevelopmentSchema } from '#src/content/schemas/page/content-development.ts';
import { creatorNetworkSchema } from '#src/content/schemas/page/creator-network.ts';
import { creatorServicesSchema } from '#src/content/schemas/page/creator-services.ts';
import { homeSchema } from '#src/content/schemas/page/home.ts';
import { hostTrainingSchema } from '#src/content/schemas/page/host-training.ts';
import { hostTrainingMaterialsSchema } from '#src/content/schemas/page/host-training-materials.ts';
import { industryReportsSchema } from '#src/content/schemas/page/industry-reports.ts';
import { liveProductionSchema } from '#src/content/schemas/page/live-production.ts';
import { bestPracticesSchema } from '#src/content/schemas/page/live-selling-best-practices.ts';
import { surveySchema } from '#src/content/schemas/page/live-selling-survey.ts';
import { notFoundSchema } from '#src/content/schemas/page/not-found.ts';
import { privacyPolicySchema } from '#src/content/schemas/page/privacy-policy.ts';
import { processSchema } from '#src/content/schemas/page/process.ts';
import { resourcesSchema } from '#src/content/schemas/page/resources.ts';
import { roiCalculatorSchema } from '#src/content/schemas/page/roi-calculator.ts';
import { servicesSchema } from '#src/content/schemas/page/services.ts';
import { strategicPlanningSchema } from '#src/content/schemas/page/strategic-planning.ts';
import { successStoriesSchema } from '#src/content/schemas/page/success-stories.ts';
import { insightsSchema } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';
import { strategyGuideSchema } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';
import { type RouteId, routes } from '../routes.ts';
import { brandSchema } from './schemas/brand.ts';
import { clientsSchema } from './schemas/clients.ts';
import { formsSchema } from './schemas/forms.ts';
import { frameSchema } from './schemas/frame.ts';
import { mailsSchema } from './schemas/mails.ts';
import { pricesSchema } from './schemas/prices.ts';
import { headSchema } from './schemas/shared.ts';
import { showNames, showSchema, showTextsSchema } from './schemas/show.ts';
import { siteSchema } from './schemas/site.ts';
import { layOutSharingTitle } from './sharing-title/title-layout.ts';
import { typeset } from './typeset.ts';

/** A content file that can be edited, with its schema. */
export type DocumentSource = {
  file: string;
  schema: z.ZodType;
  isTypeset: boolean;
  name: string;
  group: 'pages' | 'shows' | 'everywhere' | 'site';
  /** The page on which the desk previews the file; null if no page shows it. */
  route: string | null;
};

const isRoute = (id: string): id is RouteId => id in routes;

/** The document of each page, by the id of its route. */
export const pageSchemas = {
  home: homeSchema,
  about: aboutSchema,
  'about-us': aboutUsSchema,
  'ai-avatars': aiAvatarsSchema,
  'analytics-optimization': analyticsSchema,
  'business-services': businessServicesSchema,
  careers: careersSchema,
  'case-studies': caseStudiesSchema,
  contact: contactSchema,
  'content-development': contentDevelopmentSchema,
  'creator-network': creatorNetworkSchema,
  'creator-services': creatorServicesSchema,
  'host-training': hostTrainingSchema,
  'host-training-materials': hostTrainingMaterialsSchema,
  'industry-reports': industryReportsSchema,
  'live-production': liveProductionSchema,
  'live-selling-best-practices': bestPracticesSchema,
  'live-selling-survey': surveySchema,
  'not-found': notFoundSchema,
  'privacy-policy': privacyPolicySchema,
  process: processSchema,
  resources: resourcesSchema,
  'roi-calculator': roiCalculatorSchema,
  services: servicesSchema,
  'strategic-planning': strategicPlanningSchema,
  'success-stories': successStoriesSchema,
  'tiktok-live-selling-insights': insightsSchema,
  'tiktok-live-strategy-guide': strategyGuideSchema,
} satisfies Record<RouteId | 'not-found', z.ZodType>;

const titleOnlySchema = z.object({ head: z.object({ title: headSchema.shape.title }) });
const titleTooLongText =
  'This does not fit into the picture that is shown where the page is shared. Shorten it, or its longest word.';

const withTitleCheck = (route: RouteId, schema: z.ZodType) =>
  schema.refine(
    (document) => {
      // A title that is too long for its field gets only that message.
      const title = titleOnlySchema.safeParse(typeset(document)).data?.head.title;
      return title === undefined || layOutSharingTitle(route, title) !== undefined;
    },
    { path: ['head', 'title'], error: titleTooLongText },
  );

const pageDocuments = Object.entries(pageSchemas).map(([id, schema]): [string, DocumentSource] => [
  id,
  {
    file: `pages/${id}.yaml`,
    schema: isRoute(id) ? withTitleCheck(id, schema) : schema,
    isTypeset: true,
    name: isRoute(id) ? routes[id].name : 'Page not found',
    group: 'pages',
    route: isRoute(id) ? routes[id].path : null,
  },
]);

const showDocuments = Object.entries(showNames).map(([client, name]): [string, DocumentSource] => [
  `shows/${client}`,
  {
    file: `shows/${client}.yaml`,
    schema: showSchema,
    isTypeset: false,
    name,
    group: 'shows',
    route: routes['case-studies'].path,
  },
]);

const createSharedDocument = (
  id: string,
  name: string,
  schema: z.ZodType,
  isTypeset: boolean,
  route: RouteId | null = null,
): [string, DocumentSource] => [
  id,
  {
    file: `${id}.yaml`,
    schema,
    isTypeset,
    name,
    group: 'everywhere',
    route: route && routes[route].path,
  },
];

const siteDocument: [string, DocumentSource] = [
  'site',
  {
    file: 'site.yaml',
    schema: siteSchema,
    isTypeset: false,
    name: 'Name, links and contact',
    group: 'site',
    route: routes.contact.path,
  },
];

const brandDocument: [string, DocumentSource] = [
  'brand',
  {
    file: 'brand.yaml',
    schema: brandSchema,
    isTypeset: false,
    name: 'Brand',
    group: 'site',
    route: routes.home.path,
  },
];

/** All documents by id, in the order of the desk's list. src/content.config.ts reads the same files. */
export const documents: ReadonlyMap<string, DocumentSource> = new Map([
  siteDocument,
  brandDocument,
  ...pageDocuments,
  ...showDocuments,
  createSharedDocument('clients', 'Clients', clientsSchema, false, 'case-studies'),
  createSharedDocument('frame', 'Header and footer', frameSchema, true, 'home'),
  createSharedDocument('forms', 'Forms', formsSchema, false, 'contact'),
  createSharedDocument('prices', 'Prices', pricesSchema, true, 'business-services'),
  createSharedDocument('show-player', 'Show player', showTextsSchema, true, 'case-studies'),
  createSharedDocument('mails', 'Emails', mailsSchema, false),
]);
