import { site } from '#site.config';
import type { RouteId } from './routes.ts';

export type Opening = { label: string; page: RouteId };

/**
 * Controls without a specified action. Each shows "Opens soon" until `openings` in src/content/site.yaml
 * gives it a destination.
 */
export const openings = {
  downloadServiceGuide: { label: 'Download Service Guide', page: 'services' },
  applyToBrief: { label: 'Apply Now, on each brief', page: 'creator-network' },
  requestMatch: { label: 'Request Match', page: 'creator-network' },
  joinDiscord: { label: 'Join Discord', page: 'creator-network' },
  readFullStory: { label: 'Read Full Story', page: 'creator-network' },
  featuredDownload: { label: 'Featured download', page: 'resources' },
  accessResource: { label: 'Access Resource', page: 'resources' },
  subscribeToResources: { label: 'Subscribe Now', page: 'resources' },
  insightsSubscribe: { label: 'Weekly email', page: 'tiktok-live-selling-insights' },
  insightsSearch: { label: 'Article search', page: 'tiktok-live-selling-insights' },
  insightsCategory: { label: 'Article categories', page: 'tiktok-live-selling-insights' },
  insightsRead: { label: 'Articles', page: 'tiktok-live-selling-insights' },
  insightsDownload: { label: 'Popular downloads', page: 'tiktok-live-selling-insights' },
  productionCall: { label: 'Book a production call', page: 'live-production' },
  demoReel: { label: 'Demo reel', page: 'live-production' },
  productionConsultation: { label: 'Consultation, at the end of the page', page: 'live-production' },
  applyForPosition: { label: 'Apply Now, on each position', page: 'careers' },
  sendResume: { label: 'Send Us Your Resume', page: 'careers' },
  contactEmail: { label: 'Send Email', page: 'contact' },
  contactPhone: { label: 'Call Now', page: 'contact' },
  contactChat: { label: 'Start Chat', page: 'contact' },
} as const satisfies Record<string, Opening>;

export type OpeningId = keyof typeof openings;

type Destination = `https://${string}` | `mailto:${string}` | `tel:${string}` | `/${string}`;

export type Openings = Partial<Record<OpeningId, Destination>>;

export const findDestination = (id: OpeningId): Destination | undefined => site.openings[id];
