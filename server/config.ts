import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { readAddress } from '#server/outbound/mail/address.ts';
import { readMailbox } from '#server/outbound/mail/mailbox.ts';
import { site } from '#site.config';
import { splitHosts } from './db/hosts.ts';

const separatedList = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(item));
const optionalList = (item: z.ZodType<string, string>) => separatedList(item).prefault('');
const origin = z.string().refine((text) => text === '*' || URL.parse(text)?.origin === text, {
  error: ({ input }) => `${input} is not an origin like https://www.example.com`,
});
const ipNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: ({ input }) => `${input} is not an IP address or network like 127.0.0.1 or 10.0.0.0/8`,
});
const mailbox = z.string().transform((text, context) => {
  const read = readMailbox(text);
  if (!read) context.addIssue(`${text} is not a mailbox like Studio <hello@example.com>`);
  return read ?? z.NEVER;
});
const emailAddress = z.string().refine((text) => readAddress(text) !== undefined, {
  error: ({ input }) => `${input} is not a single address like hello@example.com`,
});
const loopbackPattern = /^(localhost|127\.0\.0\.1|::1|\[::1\])$/;
const safeUrl = z.string().refine(
  (text) => {
    const { protocol, hostname = '' } = URL.parse(text) ?? {};
    return protocol === 'https:' || (protocol === 'http:' && loopbackPattern.test(hostname));
  },
  { error: ({ input }) => `${input} does not begin with https://` },
);
const imapUrl = z.string().refine(
  (text) => {
    const { protocol, hostname = '', username = '', password = '' } = URL.parse(text) ?? {};
    return (
      ['imap:', 'imaps:'].includes(`${protocol}`) && hostname !== '' && username !== '' && password !== ''
    );
  },
  { error: 'is not a URL like imaps://user:password@host/INBOX (in the password # is %23, @ is %40)' },
);
/** 32 bytes in base64 or hexadecimal. */
const hooksKey = z.string().transform((text, context) => {
  const key = Buffer.from(text, /^[\da-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length !== 32) context.addIssue('is not a 32-byte key. Create one with: openssl rand -base64 32');
  return key;
});
const isDatabaseUrl = (url: string, needsHost: boolean) =>
  z.url({ protocol: /^postgres(ql)?$/ }).safeParse(url).success && !(needsHost && !URL.parse(url)?.hostname);
const databaseUrl = z
  .string()
  .refine((text) => splitHosts(text).every((one, _, { length }) => isDatabaseUrl(one, length > 1)), {
    error: 'is not a URL like postgres://user:password@host:5432/name',
  })
  .refine(
    (text) => {
      const targetSession = URL.parse(splitHosts(text)[0] ?? '')?.searchParams.get('target_session_attrs');
      return !targetSession || ['read-write', 'primary'].includes(targetSession);
    },
    { error: 'requests a standby: target_session_attrs must be read-write or primary' },
  );
const wholeNumber = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
const portNumber = z.coerce.number().int().min(0).max(65_535);
const port = (fallback: number) => portNumber.default(fallback);
const booleanFlag = (fallback: boolean) => z.stringbool().default(fallback);

const openIdSettings = ['OPENID_ISSUER', 'OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET'] as const;

const environmentSchema = z.object({
  PORT: port(3000),
  HOST: z.string().default('localhost'),
  REUSE_PORT: booleanFlag(false),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  METRICS_PORT: port(9464),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  STATIC_DIR: z.string().default('dist'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(1000).default(10),
  RUN_MIGRATIONS: booleanFlag(true),
  DAILY_PURGE: booleanFlag(true),
  PUBLIC_COUNT: z.enum(['off', 'visits']).default('off'),
  PUBLIC_KEY: z.string().min(1).default('anon-key'),
  ALLOWED_ORIGINS: optionalList(origin),
  TRUSTED_PROXIES: optionalList(ipNetwork),
  // Fits the largest valid row with every character written as two six-byte escapes.
  BODY_LIMIT_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(1024 * 1024),
  RATE_LIMIT_PER_ADDRESS: wholeNumber(60),
  RATE_LIMIT_GLOBAL: wholeNumber(1200),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  MIN_FILL_MS: wholeNumber(1000),
  JOBS: booleanFlag(true),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'is not a URL like smtps://user:password@host (in the password # is %23, @ is %40)',
    })
    .optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_STAFF: separatedList(emailAddress)
    .refine((addresses) => addresses.length > 0, 'contains no email address')
    .optional(),
  MAIL_HOURLY: z.coerce.number().int().min(1).default(200),
  MAIL_REPLY_TO: emailAddress
    .refine((text) => text.indexOf('@') <= 30, 'has more than 30 characters before the @')
    .optional(),
  MAIL_HOOK_SECRET: separatedList(z.string().min(24, 'has fewer than 24 characters'))
    .refine((secrets) => secrets.length > 0, 'contains no secret')
    .optional(),
  IMAP_URL: imapUrl.optional(),
  SITE_URL: origin.refine((text) => text !== '*', 'is not an origin like https://www.example.com').optional(),
  DESK_ORIGIN: origin.pipe(safeUrl).optional(),
  DESK_PORT: portNumber.optional(),
  DESK_DIR: z.string().default('dist-desk'),
  HOOKS_KEY: hooksKey.optional(),
  HOOKS_ALLOW_PRIVATE: optionalList(ipNetwork),
  BUILDER: booleanFlag(true),
  PREVIEW: booleanFlag(true),
  PREVIEW_IDLE_SECONDS: z.coerce.number().min(0.1).default(600),
  PREVIEW_MEGABYTES: z.coerce.number().int().min(150).default(250),
  MEDIA_MEGABYTES: z.coerce.number().int().min(1).default(500),
  PUBLISH_COMMAND: z.string().optional(),
  OPENID_ISSUER: safeUrl.optional(),
  OPENID_CLIENT_ID: z.string().optional(),
  OPENID_CLIENT_SECRET: z.string().optional(),
  OPENID_TRUSTED_ISSUER: safeUrl.optional(),
  OPENID_NAME: z.string().max(40).default('your work account'),
});

export const settingNames = Object.keys(environmentSchema.shape);

export type Config = Omit<z.infer<typeof environmentSchema>, 'SITE_URL'> & { SITE_URL: string };

export function isLoopback(host: string): boolean {
  return loopbackPattern.test(host);
}

/** Empty values count as not set. Docker's env files keep quotes around a value. @throws Error that names each invalid setting */
export function readConfig(source?: Record<string, string | undefined>): Config {
  if (!source && existsSync('.env')) loadEnvFile('.env');
  const set = Object.entries(source ?? process.env)
    .map(([name, value = '']) => [name, value.replace(/^(["'])((?:(?!\1).)*)\1$/s, '$2')] as const)
    .filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(set));
  if (!parsed.success) throw new Error(`Invalid settings:\n${z.prettifyError(parsed.error)}`);
  const config = parsed.data;
  const missing = openIdSettings.filter((name) => config[name] === undefined);
  if (missing.length > 0 && missing.length < openIdSettings.length)
    throw new Error(
      `Invalid settings: ${missing.join(', ')} must also be set for sign-in with OpenID Connect.`,
    );
  return {
    ...config,
    STATIC_DIR: resolve(config.STATIC_DIR),
    DATA_DIR: resolve(config.DATA_DIR),
    DESK_DIR: resolve(config.DESK_DIR),
    // Without SMTP, emails are files on this machine, so their links point to the local site.
    SITE_URL: config.SITE_URL ?? (config.SMTP_URL ? site.url : `http://localhost:${config.PORT}`),
  };
}
