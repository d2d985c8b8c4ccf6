import { site } from '#site.config';

/** The one route table. Header, footer, Get Started, sitemap and the tests read it; nothing else spells a path. */
export const routes = {
  home: { path: '/', name: 'Home' },
  services: { path: '/services', name: 'Services' },
  brands: { path: '/business-services', name: 'Brands' },
  creators: { path: '/creator-services', name: 'Creators' },
  creatorNetwork: { path: '/creator-network', name: 'Creator Network' },
  process: { path: '/process', name: 'Process' },
  about: { path: '/about', name: 'About' },
  aboutUs: { path: '/about-us', name: 'About Us' },
  resources: { path: '/resources', name: 'Resources' },
  roiCalculator: { path: '/roi-calculator', name: 'ROI Calculator' },
  industryReports: { path: '/industry-reports', name: 'Industry Reports' },
  bestPractices: { path: '/live-selling-best-practices', name: 'Live Selling Best Practices' },
  hostTrainingMaterials: { path: '/host-training-materials', name: 'Host Training Materials' },
  caseStudies: { path: '/case-studies', name: 'Case Studies' },
  successStories: { path: '/success-stories', name: 'Success Stories' },
  strategyGuide: { path: '/tiktok-live-strategy-guide', name: 'TikTok Live Strategy Guide' },
  insights: { path: '/tiktok-live-selling-insights', name: 'TikTok Live Selling Insights' },
  survey: { path: '/live-selling-survey', name: 'Live Selling Survey' },
  liveProduction: { path: '/live-production', name: 'Live Production' },
  hostTraining: { path: '/host-training', name: 'Host Training' },
  analytics: { path: '/analytics-optimization', name: 'Analytics & Optimization' },
  strategicPlanning: { path: '/strategic-planning', name: 'Strategic Planning' },
  contentDevelopment: { path: '/content-development', name: 'Content Development' },
  aiAvatars: { path: '/ai-avatars', name: 'AI Avatars' },
  careers: { path: '/careers', name: 'Careers' },
  contact: { path: '/contact', name: 'Contact' },
  privacyPolicy: { path: '/privacy-policy', name: 'Privacy Policy' },
} as const;

export type RouteId = keyof typeof routes;

/** Every route's id, in the table's order. */
export const routeIds = Object.keys(routes) as [RouteId, ...RouteId[]];

/** A page's one public address, as canonical links, sitemap and shared links name it. */
export function urlOf(route: RouteId): string {
  return new URL(routes[route].path, site.url).href;
}
