import { type Config, readConfig } from '#server/config.ts';
import type { Finding } from '#server/content/launch/placeholders.ts';
import { splitHosts } from '#server/db/hosts.ts';
import { getSenderMailbox, getStaffAddresses } from '#server/outbound/mail/agency-mailbox.ts';

export type BuildSettings = { PUBLIC_DATA_URL?: string; PUBLIC_DATA_KEY?: string };

const loopbackPattern = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Settings of the server, the build and the site that are not safe on a public address. */
export function findInsecureSettings(config: Config, build: BuildSettings, site: { url: string }): Finding[] {
  const findings: Finding[] = [];
  const addFinding = (isWrong: boolean, id: string, problem: string, setting: string, file = '.env') => {
    if (isWrong) findings.push({ id: `server.${id}`, problem, where: `${file}, ${setting}` });
  };
  const defaults = readConfig({});
  const isEmbedded = config.DATABASE_URL === undefined;
  const dataUrl = build.PUBLIC_DATA_URL ?? '';

  addFinding(
    config.TRUSTED_PROXIES.length === 0,
    'tls',
    'no TLS proxy is configured: HSTS is off, and all visitors share one rate limit',
    'TRUSTED_PROXIES (docs/deploying.md)',
  );
  addFinding(
    config.TRUSTED_PROXIES.some((proxy) => /\/0$/.test(proxy)),
    'proxies',
    'every IP address is a trusted proxy, so visitors can forge their IP address',
    'TRUSTED_PROXIES',
  );
  addFinding(
    config.PUBLIC_KEY === defaults.PUBLIC_KEY,
    'key',
    'the public key is the default',
    'PUBLIC_KEY, with the same value in PUBLIC_DATA_KEY, then build',
  );
  addFinding(
    dataUrl === '' && (build.PUBLIC_DATA_KEY ?? defaults.PUBLIC_KEY) !== config.PUBLIC_KEY,
    'key-mismatch',
    'the site is built with a different key than the server accepts: every form submission would be rejected',
    'PUBLIC_DATA_KEY, then build',
  );
  addFinding(
    config.PUBLIC_COUNT === 'visits',
    'count',
    'visits are counted: add the text of docs/privacy.md to the privacy policy, then waive this finding',
    'PUBLIC_COUNT',
  );
  addFinding(
    dataUrl.startsWith('http:'),
    'data-url',
    'forms are sent without TLS',
    'PUBLIC_DATA_URL, then build',
  );
  addFinding(
    !site.url.startsWith('https:'),
    'site-url',
    "the site's own URL has no TLS",
    'url',
    'site.config.ts',
  );
  addFinding(
    config.ALLOWED_ORIGINS.some((origin) => origin === '*' || origin.startsWith('http:')),
    'origins',
    'pages of any origin, or without TLS, can submit forms',
    'ALLOWED_ORIGINS',
  );
  for (const name of ['RATE_LIMIT_PER_ADDRESS', 'RATE_LIMIT_GLOBAL', 'MIN_FILL_MS'] as const) {
    addFinding(
      config[name] === 0,
      name.toLowerCase().replaceAll('_', '-'),
      'this protection against bots is off',
      name,
    );
  }
  addFinding(
    config.SMTP_URL === undefined,
    'mail',
    'no emails are sent: the calculator promises a breakdown by email, and staff are not notified of new leads',
    'SMTP_URL (docs/operating.md, "Emails")',
  );
  addFinding(
    isUnencrypted(config.SMTP_URL, /^smtps:|[?&]requireTLS=true\b/),
    'mail-tls',
    'emails and the password are sent to the mail server without TLS',
    'SMTP_URL, smtps: or ?requireTLS=true',
  );
  addFinding(
    config.SMTP_URL !== undefined && !config.SITE_URL.startsWith('https:'),
    'mail-links',
    'links in emails use a URL without TLS',
    'SITE_URL',
  );
  addFinding(
    config.SMTP_URL !== undefined &&
      [getSenderMailbox(config).address, ...getStaffAddresses(config)].some(isExampleAddress),
    'mail-addresses',
    'the sender or a recipient of lead notices is an example address',
    'MAIL_FROM and MAIL_STAFF',
  );
  addFinding(
    isEmbedded,
    'backup',
    'rows are stored in an embedded database: back it up regularly to another machine',
    'docs/operating.md, "Backup and restore"; then waive this finding with the location of the backups',
    'your scheduler',
  );
  addFinding(
    hasWeakPassword(config.DATABASE_URL),
    'database-password',
    'the database has no password, or the user name as password',
    'DATABASE_URL',
  );
  addFinding(
    isUnencrypted(config.DATABASE_URL, /[?&]sslmode=(?:require|verify-ca|verify-full)\b/),
    'database-tls',
    'the connection to the database has no TLS',
    'DATABASE_URL, add ?sslmode=verify-full',
  );
  addFinding(
    isUnencrypted(config.REDIS_URL, /^rediss:/),
    'redis-tls',
    'the connection to Redis, which receives visitor addresses, has no TLS',
    'REDIS_URL',
  );
  return findings;
}

function isExampleAddress(address: string): boolean {
  return /[@.]example(?:\.com|\.net|\.org)?$/.test(address);
}

function hasWeakPassword(url: string | undefined): boolean {
  const { username, password } = (url && URL.parse(splitHosts(url)[0] ?? '')) || {};
  return url !== undefined && (!password || password === username);
}

function isUnencrypted(url: string | undefined, securePattern: RegExp): boolean {
  const hosts = splitHosts(url ?? '').flatMap((one) => URL.parse(one)?.hostname || []);
  return Boolean(url && hosts.some((host) => !loopbackPattern.test(host)) && !securePattern.test(url));
}
