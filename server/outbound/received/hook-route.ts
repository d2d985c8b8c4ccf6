import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { toIpNetwork } from '#server/ip-network.ts';
import { isRecentTimestamp, isSameSignature, isSignedMessage, signHex } from '#server/outbound/hooks/sign.ts';
import { limits } from './limits.ts';
import { type ProviderDelivery, readDelivery, readMailgun } from './provider-formats.ts';
import { receiveMail } from './receive-mail.ts';

const hookPath = '/hooks/mail';
// Providers send attachments in base64, inside JSON.
const maxBytes = Math.ceil(limits.rawBytes * 1.45);
// Leaves room for small emails within the 64 MB of all request bodies.
const maxUnsignedBodyBytes = maxBytes + 8 * 1024 * 1024;
// Mailgun retries for eight hours.
const maxMailgunAgeSeconds = 86_400;

const retryHeaders = new Map<string, string>([['retry-after', '5']]);
const authenticateHeaders = new Map<string, string>([['www-authenticate', 'Basic realm="mail"']]);

type MailHookSettings = Pick<Config, 'MAIL_HOOK_SECRET' | 'MAIL_REPLY_TO'>;

/** Accepts Standard Webhooks or Mailgun signatures, or HTTP Basic. Repeated deliveries get the same response. */
export async function mailHookRoute(
  app: FastifyInstance,
  { config, database, onMail }: { config: MailHookSettings; database: Database; onMail: () => void },
): Promise<void> {
  const { MAIL_HOOK_SECRET: secrets } = config;
  if (!secrets) return;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (_request: unknown, body: Buffer) => body,
  );
  // A signature can be checked only after the body was read. Several large bodies would use up the memory that forms need.
  const received = new Map<string, number>();

  const refuseEarly = async (request: FastifyRequest, reply: FastifyReply) => {
    const { authorization, 'content-length': length } = request.headers;
    if (!canBeSigned(request, secrets))
      return sendText(reply, 401, 'This request is not signed with MAIL_HOOK_SECRET.', authenticateHeaders);
    const hasPassword = authorization !== undefined;
    const sender = hasPassword ? 'password' : toIpNetwork(request.ip);
    const bytes = hasPassword ? 0 : Math.min(Number(length ?? maxBytes), maxBytes);
    const total = [...received.values()].reduce((sum, some) => sum + some, bytes);
    if (received.has(sender) || total > maxUnsignedBodyBytes)
      return sendText(reply, 503, 'Another email is being received.', retryHeaders);
    received.set(sender, bytes);
    reply.raw.once('close', () => received.delete(sender));
    return undefined;
  };

  app.post(hookPath, { bodyLimit: maxBytes, onRequest: refuseEarly }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { verdict, onceOnly } = authenticate(request, body, secrets, new Date());
    if (verdict === 'foreign')
      return sendText(reply, 401, 'This request is not signed with MAIL_HOOK_SECRET.', authenticateHeaders);
    if (verdict === 'late') return sendText(reply, 401, 'This request is too old.');
    const delivery = await (isForm(request)
      ? readForm(request, body).then(readMailgun)
      : readDelivery(body)
    ).catch(() => undefined);
    if (!delivery) return sendText(reply, 400, 'The body is not an email in a known format.');
    if ('confirmAt' in delivery) return confirmSubscription(delivery, reply);
    const stored = await receiveMail(database, config, delivery.raw, { ...delivery, onceOnly });
    if (stored === 'blocked') return sendText(reply, 200, 'The sender is blocked.');
    if (typeof stored === 'string') return sendText(reply, 200, 'This email was stored before.');
    request.log.info({ kind: stored.kind, sorted: stored.leadId !== null }, 'email received');
    onMail();
    return sendText(reply, 200, 'Stored.');
  });
}

function sendText(
  reply: FastifyReply,
  status: number,
  text: string,
  headers = new Map<string, string>(),
): FastifyReply {
  return reply.code(status).headers(Object.fromEntries(headers)).type('text/plain; charset=utf-8').send(text);
}

async function confirmSubscription(
  { confirmAt }: Extract<ProviderDelivery, { confirmAt: string }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const response = await fetch(confirmAt, { redirect: 'error', signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  return response?.ok
    ? sendText(reply, 200, 'Confirmed.')
    : sendText(reply, 502, 'Amazon SNS did not accept the confirmation.');
}

function canBeSigned(request: FastifyRequest, secrets: string[]): boolean {
  const { authorization } = request.headers;
  if (authorization !== undefined) return hasValidSecret(authorization, secrets);
  return request.headers['webhook-signature'] !== undefined || isForm(request);
}

type AuthenticationResult = {
  verdict: 'ours' | 'foreign' | 'late';
  /** Mailgun's signature does not cover the body, so each signature is accepted for only one email. */
  onceOnly?: string;
};

function authenticate(
  request: FastifyRequest,
  body: Buffer,
  secrets: string[],
  now: Date,
): AuthenticationResult {
  const { headers } = request;
  if (headers.authorization !== undefined)
    return { verdict: hasValidSecret(headers.authorization, secrets) ? 'ours' : 'foreign' };
  if (isForm(request)) {
    const [at = '', token = '', claimedSignature = ''] = readSignatureFields(body);
    const signature = claimedSignature.toLowerCase();
    const isOurs = secrets.some((secret) => isSameSignature(signature, signHex(secret, at + token)));
    if (!isOurs) return { verdict: 'foreign' };
    return {
      verdict: isRecentTimestamp(at, now, maxMailgunAgeSeconds) ? 'ours' : 'late',
      onceOnly: signature,
    };
  }
  const isOurs = secrets.some((secret) => isSignedMessage(headers, body, secret));
  if (!isOurs) return { verdict: 'foreign' };
  return { verdict: isRecentTimestamp(`${headers['webhook-timestamp']}`, now) ? 'ours' : 'late' };
}

/** Reads only these fields, because parsing a form with very many fields takes minutes. */
function readSignatureFields(body: Buffer): string[] {
  const text = body.toString('latin1');
  return ['timestamp', 'token', 'signature'].map((name) => {
    const part = new RegExp(
      `name="?${name}"?\\r\\n(?:[\\w-]+:[^\\r\\n]{0,200}\\r\\n){0,5}\\r\\n([\\w-]{1,200})`,
    );
    const pair = new RegExp(`(?:^|&)${name}=([\\w-]{1,200})`);
    return (part.exec(text) ?? pair.exec(text))?.[1] ?? '';
  });
}

function hasValidSecret(authorization: string, secrets: string[]): boolean {
  const [scheme = '', value = ''] = authorization.split(' ', 2);
  if (/^bearer$/i.test(scheme)) return secrets.some((secret) => isSameSignature(value, secret));
  if (!/^basic$/i.test(scheme)) return false;
  const text = Buffer.from(value, 'base64').toString('utf8');
  const password = text.slice(text.indexOf(':') + 1);
  return secrets.some((secret) => isSameSignature(password, secret));
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(headers['content-type'] ?? '');
}

function readForm({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const response = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  return response.formData();
}
