import type { Organization, WebSite } from 'schema-dts';
import { site } from '#site.config';
import { icons } from '#src/sharing/icons.ts';

export const organizationId = `${site.url}/#organization`;
export const websiteId = `${site.url}/#website`;

/** Reference to the agency's node. */
export const organizationReference = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.brand,
  url: `${site.url}/`,
} satisfies Organization;

/** The agency, with the data of site.config.ts. */
export const organization = {
  ...organizationReference,
  legalName: site.legalName,
  logo: {
    '@type': 'ImageObject',
    url: `${site.url}/${icons.large.file}.png`,
    width: `${icons.large.size}`,
    height: `${icons.large.size}`,
  },
  slogan: site.tagline,
  email: site.email,
  telephone: site.phone.href.replace('tel:', ''),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    email: site.email,
    telephone: site.phone.href.replace('tel:', ''),
  },
  address: site.offices.map(({ city, street, state, zip }) => ({
    '@type': 'PostalAddress' as const,
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  })),
  sameAs: site.links.social.map(({ href }) => href),
} satisfies Organization;

export const website = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: site.brand,
  url: `${site.url}/`,
  inLanguage: 'en',
  publisher: { '@id': organizationId },
} satisfies WebSite;
