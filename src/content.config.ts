import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { contentDir } from '#build/content-dir.ts';
import { aboutSchema } from './content/schemas/about.ts';
import { aboutUsSchema } from './content/schemas/about-us.ts';
import { aiAvatarsSchema } from './content/schemas/ai-avatars.ts';
import { analyticsSchema } from './content/schemas/analytics-optimization.ts';
import { businessServicesSchema } from './content/schemas/business-services.ts';
import { careersSchema } from './content/schemas/careers.ts';
import { caseStudiesSchema } from './content/schemas/case-studies.ts';
import { contactSchema } from './content/schemas/contact.ts';
import { contentDevelopmentSchema } from './content/schemas/content-development.ts';
import { creatorNetworkSchema } from './content/schemas/creator-network.ts';
import { creatorServicesSchema } from './content/schemas/creator-services.ts';
import { formsSchema } from './content/schemas/forms.ts';
import { frameSchema } from './content/schemas/frame.ts';
import { homeSchema } from './content/schemas/home.ts';
import { hostTrainingSchema } from './content/schemas/host-training.ts';
import { hostTrainingMaterialsSchema } from './content/schemas/host-training-materials.ts';
import { industryReportsSchema } from './content/schemas/industry-reports.ts';
import { liveProductionSchema } from './content/schemas/live-production.ts';
import { bestPracticesSchema } from './content/schemas/live-selling-best-practices.ts';
import { surveySchema } from './content/schemas/live-selling-survey.ts';
import { mailsSchema } from './content/schemas/mails.ts';
import { notFoundSchema } from './content/schemas/not-found.ts';
import { pricesSchema } from './content/schemas/prices.ts';
import { privacyPolicySchema } from './content/schemas/privacy-policy.ts';
import { processSchema } from './content/schemas/process.ts';
import { resourcesSchema } from './content/schemas/resources.ts';
import { roiCalculatorSchema } from './content/schemas/roi-calculator.ts';
import { servicesSchema } from './content/schemas/services.ts';
import { showSchema, showWordsSchema } from './content/schemas/show.ts';
import { siteSchema } from './content/schemas/site.ts';
import { strategicPlanningSchema } from './content/schemas/strategic-planning.ts';
import { successStoriesSchema } from './content/schemas/success-stories.ts';
import { insightsSchema } from './content/schemas/tiktok-live-selling-insights.ts';
import { strategyGuideSchema } from './content/schemas/tiktok-live-strategy-guide.ts';
import { typeset } from './content/typeset.ts';

/** A file whose words are set in type. */
function document<Schema extends z.ZodType>(name: string, schema: Schema) {
  return verbatim(name, z.preprocess(typeset, schema));
}

/** One file, one schema: a wrong or missing field stops the build with the file and the field named. */
function verbatim<Schema extends z.ZodType>(name: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern: `**/${name}.yaml`, base: contentDir }), schema });
}

/** The words around every page and of every form; every page's collection bears the id of its route (src/routes.ts). */
export const collections = {
  frame: document('frame', frameSchema),
  forms: verbatim('forms', formsSchema),
  mails: verbatim('mails', mailsSchema),
  prices: document('prices', pricesSchema),
  /** Read by src/content/settings.ts; it stands here to be checked. */
  site: verbatim('site', siteSchema),
  'show-player': document('show-player', showWordsSchema),
  shows: defineCollection({
    loader: glob({ pattern: '*.yaml', base: `${contentDir}/shows` }),
    schema: showSchema,
  }),
  home: document('home', homeSchema),
  about: document('about', aboutSchema),
  'about-us': document('about-us', aboutUsSchema),
  'ai-avatars': document('ai-avatars', aiAvatarsSchema),
  'analytics-optimization': document('analytics-optimization', analyticsSchema),
  'business-services': document('business-services', businessServicesSchema),
  careers: document('careers', careersSchema),
  'case-studies': document('case-studies', caseStudiesSchema),
  contact: document('contact', contactSchema),
  'content-development': document('content-development', contentDevelopmentSchema),
  'creator-network': document('creator-network', creatorNetworkSchema),
  'creator-services': document('creator-services', creatorServicesSchema),
  'host-training': document('host-training', hostTrainingSchema),
  'host-training-materials': document('host-training-materials', hostTrainingMaterialsSchema),
  'industry-reports': document('industry-reports', industryReportsSchema),
  'live-production': document('live-production', liveProductionSchema),
  'live-selling-best-practices': document('live-selling-best-practices', bestPracticesSchema),
  'live-selling-survey': document('live-selling-survey', surveySchema),
  'not-found': document('not-found', notFoundSchema),
  'privacy-policy': document('privacy-policy', privacyPolicySchema),
  process: document('process', processSchema),
  resources: document('resources', resourcesSchema),
  'roi-calculator': document('roi-calculator', roiCalculatorSchema),
  services: document('services', servicesSchema),
  'strategic-planning': document('strategic-planning', strategicPlanningSchema),
  'success-stories': document('success-stories', successStoriesSchema),
  'tiktok-live-selling-insights': document('tiktok-live-selling-insights', insightsSchema),
  'tiktok-live-strategy-guide': document('tiktok-live-strategy-guide', strategyGuideSchema),
};
