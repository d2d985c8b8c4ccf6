import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Openings } from '#src/openings.ts';
import type { SiteContent } from './schemas/site.ts';

type Office = SiteContent['offices'][number];

export type Settings = Omit<SiteContent, 'phone' | 'openings' | 'offices' | 'waived'> & {
  phone: { label: string; href: string };
  openings: Openings;
  offices: [Office, ...Office[]];
};

/** Converts the document `site` to settings. */
export function toSettings({ waived: _, ...document }: SiteContent): Settings {
  const { phone, openings, offices } = document;
  return {
    ...document,
    phone: { label: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` },
    openings: Object.fromEntries(
      Object.entries(openings).filter(([, address]) => address !== ''),
    ) as Openings,
    offices: offices as Settings['offices'],
  };
}

/**
 * Reads settings without validating them; build and desk validate them.
 * @param folder with the layout of src/content
 */
export function readSettings(folder: string): Settings {
  return toSettings(parse(readFileSync(join(folder, 'site.yaml'), 'utf8')));
}
