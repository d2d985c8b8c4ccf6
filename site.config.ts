import { contentDir } from './build/content-dir.ts';
import { readLook } from './src/content/look.ts';
import { readSettings } from './src/content/settings.ts';

/** What staff change in the desk, under "Name, links and contact": src/content/site.yaml. */
const { brand, legalName, tagline, links, openings, offices, ...contact } = readSettings(contentDir);

/**
 * Everything an agency changes before its own launch; no page spells any of it a second time. Where values are written
 * out they are set here; `npm run build` reads them.
 */
export const site = {
  brand,
  legalName,
  tagline,
  /** Public origin, no trailing slash. Canonical links and the sitemap are made from it. */
  url: 'https://cuelight.example',
  ...contact,
  /** Time zone of the dates and times in the desk and in mails. */
  timeZone: 'America/Los_Angeles',
  /** 3:22 PM or 15:22. */
  clock: 12 as 12 | 24,
  links,
  openings,
  offices,
  /** The sample video of the home hero; put a real film's addresses here to replace the rendered clip. */
  heroVideo: [
    { src: '/media/stage-loop.webm', type: 'video/webm; codecs="av01.0.05M.10"' },
    { src: '/media/stage-loop.mp4', type: 'video/mp4' },
  ],
  /** The film's still picture, and the day it was put up: search engines list no video without them. */
  heroVideoStill: '/media/stage-loop.webp',
  heroVideoDate: '2026-11-21',
};

/** What staff change in the desk, under "Brand": src/content/brand.yaml. */
export const look = readLook(contentDir);

/**
 * Values that are invented but look real: `npm run launch-check` and the desk's launch list name every setting that still
 * has one of them. Findings that are right as they are stand in `waived` of src/content/site.yaml.
 */
export const standIns: readonly string[] = [
  'cuelight',
  'Cuelight Live Commerce LLC',
  'Live selling, produced end to end',
  'Atlanta, GA',
  '/media/stage-loop.webm',
  '/media/stage-loop.mp4',
  '/media/stage-loop.webp',
  '2026-11-21',
];

/**
 * Whether the words and figures of src/content are still those of the specification. `npm test -- specification` holds
 * them to it, and the desk asks before one of them changes; say false once you have changed them.
 */
export const specificationHolds: boolean = true;
