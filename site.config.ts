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
};

/** The brand, which staff edit in the desk: src/content/brand.yaml. */
export const look = readLook(contentDir);

/**
 * Values that are invented but look real: `npm run launch-check` and the desk's launch list name every setting and text
 * that still is one of them. Waive correct findings in `waived` of src/content/site.yaml.
 */
export const standIns: readonly string[] = [
  'cuelight',
  'Cuelight Live Commerce LLC',
  'Live selling, produced end to end',
  'Atlanta, GA',
  // Clients.
  'Nordlys',
  'Maison Verre',
  'Field & Fold',
  'OKO',
  'brightside.',
  'Palo Home',
];

/**
 * Whether the words and figures of src/content are still those of the specification. `npm test -- specification` holds
 * them to it, and the desk asks before one of them changes; say false once you have changed them.
 */
export const specificationHolds: boolean = true;
