import type { APIRoute } from 'astro';
import { site } from '#site.config';
import { urlOf } from '#src/routes.ts';

/** RFC 9116 recommends less than a year; every build renews the date. */
const daysValid = 330;

export const GET: APIRoute = () => {
  const expires = new Date(Date.now() + daysValid * 24 * 60 * 60 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  return new Response(`Contact: mailto:${site.email}
Contact: ${urlOf('contact')}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${site.url}/.well-known/security.txt
`);
};
