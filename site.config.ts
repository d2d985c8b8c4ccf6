import type { Openings } from './src/openings.ts';

/**
 * Everything an agency changes before its own launch stands here: brand, links, contact facts, settings.
 * `npm run build` reads it; no page spells any of it a second time.
 */
export const site = {
  brand: 'cuelight',
  legalName: 'Cuelight Live Commerce LLC',
  tagline: 'Live selling, produced end to end',
  /** Public origin, no trailing slash. Canonical links and the sitemap are made from it. */
  url: 'https://cuelight.example',
  email: 'hello@cuelight.example',
  privacyOfficerEmail: 'privacy@cuelight.example',
  phone: { label: '+1 (555) 010-0144', href: 'tel:+15550100144' },
  location: 'Atlanta, GA',
  copyrightYear: 2024,
  businessHours: { days: 'Monday - Friday', hours: '9 AM - 6 PM PST' },
  /** In which mails say dates and times. */
  timeZone: 'America/Los_Angeles',
  links: {
    /** External scheduling page of the free 30-minute strategy call. */
    scheduling: 'https://calendar.example/cuelight/strategy-call-30min',
    /** External community page behind every 'Join Community' button. */
    community: 'https://community.example/cuelight',
    social: [
      { label: 'TikTok', href: 'https://social.example/tiktok/cuelight' },
      { label: 'Instagram', href: 'https://social.example/instagram/cuelight' },
      { label: 'YouTube', href: 'https://social.example/youtube/cuelight' },
    ],
  },
  /**
   * Where buttons lead that say "Opens soon" until then: `applyToBrief: 'https://...'`, `sendResume: 'mailto:...'` or a
   * place of this site, `demoReel: '/case-studies'`. `src/openings.ts` lists them all.
   */
  openings: {} as Openings,
  offices: [
    { city: 'Los Angeles', street: '1200 Stand-in Street, Suite 400', state: 'CA', zip: '90013' },
    { city: 'New York', street: '48 Placeholder Avenue, Floor 9', state: 'NY', zip: '10011' },
    { city: 'Austin', street: '310 Sample Lane, Studio 2', state: 'TX', zip: '78702' },
  ],
  /** The sample video of the home hero; put a real film's addresses here to replace the rendered clip. */
  heroVideo: [
    { src: '/media/stage-loop.webm', type: 'video/webm; codecs="av01.0.05M.10"' },
    { src: '/media/stage-loop.mp4', type: 'video/mp4' },
  ],
  /** The film's still picture, and the day it was put up: search engines list no video without them. */
  heroVideoStill: '/media/stage-loop.webp',
  heroVideoDate: '2026-11-21',
} as const;

/** What `npm run launch-check` cannot see by itself. */
export const launch: { standIns: (keyof typeof site)[]; waived: Record<string, string> } = {
  /** Settings above whose values are invented but look real; take a name out once the value is yours. */
  standIns: ['brand', 'legalName', 'tagline', 'location', 'heroVideo', 'heroVideoStill', 'heroVideoDate'],
  /** Findings that are right as they are: the id that the check prints, and why. */
  waived: {},
};
