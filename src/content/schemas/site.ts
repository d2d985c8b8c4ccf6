import { z } from 'zod';
import { type OpeningId, openings } from '#src/openings.ts';
import { routes } from '#src/routes.ts';
import { text } from './shared.ts';

const httpsUrlSchema = z.url({ protocol: /^https$/ });
const routePaths = new Set<string>(Object.values(routes).map(({ path }) => path));

function isDestination(address: string): boolean {
  if (address.startsWith('/')) return routePaths.has(address.replace(/[?#].*$/, ''));
  if (address.startsWith('mailto:')) return z.email().safeParse(address.slice('mailto:'.length)).success;
  return /^tel:\+\d{7,15}$/.test(address) || httpsUrlSchema.safeParse(address).success;
}

const destinationSchema = z
  .string()
  .trim()
  .refine(
    (address) => address === '' || isDestination(address),
    'Write https://..., mailto:name@example.com, tel:+15551234567, or a page of this site such as /contact',
  );

const openingSchemas = Object.fromEntries(
  Object.entries(openings).map(([id, { label, page }]) => [
    id,
    destinationSchema.meta({
      title: label,
      help: `On ${routes[page].path}; without a URL, the button says “Opens soon”.`,
    }),
  ]),
) as Record<OpeningId, typeof destinationSchema>;

export const siteSchema = z.strictObject({
  brand: text.max(40).meta({ help: 'In the header, in page titles and in emails.' }),
  legalName: text.max(80).meta({ help: 'In the footer, in the privacy policy and at the end of emails.' }),
  tagline: text.max(80).meta({ help: 'Search engines and phones show it next to the brand.' }),
  email: z.email().meta({ title: 'Email' }),
  privacyOfficerEmail: z.email().meta({ title: 'Email of the privacy officer' }),
  phone: text
    .regex(/^\+(?:[\s().-]*\d){7,15}$/, 'Start with + and the country code, like +1 (404) 201-3344')
    .meta({ help: 'Shown as you enter it. A tap on it dials these digits.' }),
  location: text.meta({ help: 'Where the company is registered.' }),
  copyrightYear: z.number().int().min(1900).max(2100),
  businessHours: z.strictObject({ days: text, hours: text }),
  links: z.strictObject({
    scheduling: httpsUrlSchema.meta({ help: 'The URL that every button for the free call opens.' }),
    community: httpsUrlSchema.meta({ help: 'The URL that “Join Community” opens.' }),
    social: z
      .array(z.strictObject({ label: text, href: httpsUrlSchema.meta({ title: 'Address' }) }))
      .min(1)
      .meta({ title: 'Social networks', item: 'network' }),
  }),
  openings: z.strictObject(openingSchemas).meta({ title: 'Buttons without a link' }),
  offices: z
    .array(z.strictObject({ city: text, street: text, state: text, zip: text.meta({ title: 'ZIP code' }) }))
    .min(1)
    .meta({ help: 'The first office is the address in the privacy policy and at the end of emails.' }),
  waived: z.array(z.strictObject({ finding: text, reason: text })).meta({
    title: 'Waived findings',
    item: 'finding',
    help: 'Findings that the launch checklist leaves out, with the reason.',
  }),
});

export type SiteContent = z.infer<typeof siteSchema>;
