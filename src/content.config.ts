import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { aboutSchema } from './content/schemas/about.ts';
import { aboutUsSchema } from './content/schemas/about-us.ts';
import { aiAvatarsSchema } from './content/schemas/ai-avatars.ts';
import { analyticsSchema } from './content/schemas/analytics-optimization.ts';
import { bestPracticesSchema } from './content/schemas/best-practices.ts';
import { businessServicesSchema } from './content/schemas/business-services.ts';
import { careersSchema } from './content/schemas/careers.ts';
import { caseStudiesSchema } from './content/schemas/case-studies.ts';
import { contactSchema } from './content/schemas/contact.ts';
import { contentDevelopmentSchema } from './content/schemas/content-development.ts';
import { creatorNetworkSchema } from './content/schemas/creator-network.ts';
import { creatorServicesSchema } from './content/schemas/creator-services.ts';
import { frameSchema } from './content/schemas/frame.ts';
import { homeSchema } from './content/schemas/home.ts';
import { hostTrainingSchema } from './content/schemas/host-training.ts';
import { hostTrainingMaterialsSchema } from './content/schemas/host-training-materials.ts';
import { industryReportsSchema } from './content/schemas/industry-reports.ts';
import { insightsSchema } from './content/schemas/insights.ts';
import { liveProductionSchema } from './content/schemas/live-production.ts';
import { notFoundSchema } from './content/schemas/not-found.ts';
import { privacyPolicySchema } from './content/schemas/privacy-policy.ts';
import { processSchema } from './content/schemas/process.ts';
import { resourcesSchema } from './content/schemas/resources.ts';
import { roiCalculatorSchema } from './content/schemas/roi-calculator.ts';
import { servicesSchema } from './content/schemas/services.ts';
import { strategicPlanningSchema } from './content/schemas/strategic-planning.ts';
import { strategyGuideSchema } from './content/schemas/strategy-guide.ts';
import { successStoriesSchema } from './content/schemas/success-stories.ts';
import { surveySchema } from './content/schemas/survey.ts';

/** One file, one schema: a wrong or missing field stops the build with the file and the field named. */
function document<Schema extends z.ZodType>(name: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern: `**/${name}.yaml`, base: 'src/content' }), schema });
}

/** Every page's collection bears the id of its route (src/routes.ts). */
export const collections = {
  frame: document('frame', frameSchema),
  home: document('home', homeSchema),
  about: document('about', aboutSchema),
  aboutUs: document('about-us', aboutUsSchema),
  aiAvatars: document('ai-avatars', aiAvatarsSchema),
  analytics: document('analytics-optimization', analyticsSchema),
  bestPractices: document('best-practices', bestPracticesSchema),
  brands: document('business-services', businessServicesSchema),
  careers: document('careers', careersSchema),
  caseStudies: document('case-studies', caseStudiesSchema),
  contact: document('contact', contactSchema),
  contentDevelopment: document('content-development', contentDevelopmentSchema),
  creatorNetwork: document('creator-network', creatorNetworkSchema),
  creators: document('creator-services', creatorServicesSchema),
  hostTraining: document('host-training', hostTrainingSchema),
  hostTrainingMaterials: document('host-training-materials', hostTrainingMaterialsSchema),
  industryReports: document('industry-reports', industryReportsSchema),
  insights: document('insights', insightsSchema),
  liveProduction: document('live-production', liveProductionSchema),
  notFound: document('not-found', notFoundSchema),
  privacyPolicy: document('privacy-policy', privacyPolicySchema),
  process: document('process', processSchema),
  resources: document('resources', resourcesSchema),
  roiCalculator: document('roi-calculator', roiCalculatorSchema),
  services: document('services', servicesSchema),
  strategicPlanning: document('strategic-planning', strategicPlanningSchema),
  strategyGuide: document('strategy-guide', strategyGuideSchema),
  successStories: document('success-stories', successStoriesSchema),
  survey: document('survey', surveySchema),
};
