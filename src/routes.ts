import { site } from '#site.config';

/** The route table, used by the header, footer, sitemap and tests. Other files must not hard-code paths. */
export const routes = {
  home: { path: '/', name: 'Home' },
  services: { path: '/services', name: 'Services' },
  'business-services': { path: '/business-services', name: 'Brands' },
  'creator-services': { path: '/creator-services', name: 'Creators' },
  'creator-network': { path: '/creator-network', name: 'Creator Network' },
  process: { path: '/process', name: 'Process' },
  about: { path: '/about', name: 'About' },
  'about-us': { path: '/about-us', name: 'About Us' },
  resources: { path: '/resources', name: 'Resources' },
  'roi-calculator': { path: '/roi-calculator', name: 'ROI Calculator' },
  'industry-reports': { path: '/industry-reports', name: 'Industry Reports' },
  'live-selling-best-practices': {
    path: '/live-selling-best-practices',
    name: 'Live Selling Best Practices',
  },
  'host-training-materials': { path: '/host-training-materials', name: 'Host Training Materials' },
  'case-studies': { path: '/case-studies', name: 'Case Studies' },
  'success-stories': { path: '/success-stories', name: 'Success Stories' },
  'tiktok-live-strategy-guide': { path: '/tiktok-live-strategy-guide', name: 'TikTok Live Strategy Guide' },
  'tiktok-live-selling-insights': {
    path: '/tiktok-live-selling-insights',
    name: 'TikTok Live Selling Insights',
  },
  'live-selling-survey': { path: '/live-selling-survey', name: 'Creator Application' },
  'live-production': { path: '/live-production', name: 'Live Production' },
  'host-training': { path: '/host-training', name: 'Host Training' },
  'analytics-optimization': { path: '/analytics-optimization', name: 'Analytics & Optimization' },
  'strategic-planning': { path: '/strategic-planning', name: 'Strategic Planning' },
  'content-development': { path: '/content-development', name: 'Content Development' },
  'ai-avatars': { path: '/ai-avatars', name: 'AI Avatars' },
  careers: { path: '/careers', name: 'Careers' },
  contact: { path: '/contact', name: 'Contact' },
  'privacy-policy': { path: '/privacy-policy', name: 'Privacy Policy' },
} as const;

export type RouteId = keyof typeof routes;

/** Route ids in table order. */
export const routeIds = Object.keys(routes) as [RouteId, ...RouteId[]];

/** Path of a page. @param at a query string or fragment */
export function hrefOf({ to, at = '' }: { to: RouteId; at?: string | undefined }): string {
  return `${routes[to].path}${at}`;
}

/** Canonical URL of a page. */
export function urlOf(route: RouteId): string {
  return new URL(routes[route].path, site.url).href;
}
