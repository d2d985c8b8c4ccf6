import { contentDir } from './build/content-dir.ts';
import { readLook } from './src/content/look.ts';
import { readSettings } from './src/content/settings.ts';

/** Settings that staff can change in the desk, under "Name, links and contact": src/content/site.yaml. */
const { brand, legalName, tagline, links, openings, offices, ...contact } = readSettings(contentDir);

/**
 * Settings that an agency changes before launch. Pages must read them from here. Developers edit the literal values;
 * staff edit the others in the desk.
 */
export const site = {
  brand,
  legalName,
  tagline,
  /** Public origin, without a trailing slash. Canonical links and the sitemap use it. */
  url: 'https://cuelight.example',
  ...contact,
  /** Time zone of dates and times in the desk and in emails. */
  timeZone: 'America/Los_Angeles',
  /** 12 shows 3:22 PM, 24 shows 15:22. */
  clock: 12 as 12 | 24,
  links,
  openings,
  offices,
};

/** The brand, which staff can edit in the desk: src/content/brand.yaml. */
export const look = readLook(contentDir);

/**
 * Invented values that look real. `npm run launch-check` and the desk's launch checklist list every setting and text
 * that still contains one. If a value is correct, waive the finding in `waived` in src/content/site.yaml.
 */
export const placeholders: readonly string[] = [
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
 * Whether the texts and numbers in src/content must match the specification. If true, `npm test -- specification`
 * checks them, and the desk asks for confirmation before staff change one of them. Set it to false once you have changed any.
 */
export const specificationHolds: boolean = true;
