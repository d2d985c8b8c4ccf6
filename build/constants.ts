import { loadEnv } from 'vite';
import { site } from '#site.config';
import { honeypotName } from '#src/forms/fields/honeypot-name.ts';

/** Disabled features leave no code in pages. */
export function readBuildConstants(): Record<string, string> {
  const {
    PUBLIC_SOURCES = '',
    PUBLIC_COUNT = '',
    PUBLIC_DATA_URL = '',
  } = { ...loadEnv('', process.cwd(), ''), ...process.env };
  const known = { PUBLIC_SOURCES: ['', 'on', 'off'], PUBLIC_COUNT: ['', 'off', 'visits'] };
  for (const [name, value] of Object.entries({ PUBLIC_SOURCES, PUBLIC_COUNT }))
    if (!known[name as keyof typeof known].includes(value))
      throw new Error(
        `${name}=${value} is invalid: use ${known[name as keyof typeof known].slice(1).join(' or ')}`,
      );
  const { host, search } = new URL(site.links.scheduling);
  return {
    RECORDS_VISITS: String(PUBLIC_SOURCES !== 'off'),
    COUNTS_VISITS: String(PUBLIC_COUNT === 'visits'),
    COUNT_ADDRESS: JSON.stringify(`${PUBLIC_DATA_URL}/count`),
    HONEYPOT: JSON.stringify(honeypotName),
    SCHEDULING_HOST: JSON.stringify(host),
    SCHEDULING_QUERY: JSON.stringify(search && `${search}&`),
    SCHEDULING: JSON.stringify(site.links.scheduling),
  };
}
