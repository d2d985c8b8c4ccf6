import { z } from 'zod';
import { composeRawEmail, type EmailFields } from './compose-raw.ts';

/** `confirmAt` confirms a subscription of Amazon SNS. */
export type ProviderDelivery = { raw: Buffer; envelope: string[] } | { confirmAt: string };

const postmarkSchema = z.object({
  MessageID: z.string(),
  From: z.string(),
  FromFull: z.object({ Email: z.string(), Name: z.string().default('') }).optional(),
  ToFull: z.array(z.object({ Email: z.string() })).default([]),
  OriginalRecipient: z.string().default(''),
  Subject: z.string().default(''),
  TextBody: z.string().default(''),
  HtmlBody: z.string().default(''),
  Date: z.string().default(''),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Attachments: z
    .array(
      z.object({
        Name: z.string(),
        Content: z.string(),
        ContentType: z.string(),
        ContentID: z.string().nullish(),
      }),
    )
    .default([]),
  RawEmail: z.string().optional(),
});

const sesNotificationSchema = z.object({
  notificationType: z.literal('Received'),
  content: z.string(),
  receipt: z.object({
    recipients: z.array(z.string()).default([]),
    action: z.object({ encoding: z.string().optional() }).optional(),
  }),
});
const snsSchema = z.object({ Type: z.string(), Message: z.string(), SubscribeURL: z.string().optional() });
const snsHostPattern = /^sns\.[a-z\d-]{1,40}\.amazonaws\.com(\.cn)?$/;

/** Raw MIME (for example from a Cloudflare Email Worker), Postmark, or Amazon SES over SNS. @returns undefined for others */
export async function readDelivery(body: Buffer): Promise<ProviderDelivery | undefined> {
  const json = parseJson(body);
  if (json === undefined)
    return /^[\w-]{1,100}:/.test(body.subarray(0, 200).toString('latin1'))
      ? { raw: body, envelope: [] }
      : undefined;
  const fromPostmark = postmarkSchema.safeParse(json).data;
  if (fromPostmark) return readPostmark(fromPostmark);
  const envelope = snsSchema.safeParse(json).data;
  if (envelope?.Type === 'SubscriptionConfirmation') {
    const url = URL.parse(envelope.SubscribeURL ?? '');
    return url?.protocol === 'https:' && snsHostPattern.test(url.host) ? { confirmAt: url.href } : undefined;
  }
  const fromSes = sesNotificationSchema.safeParse(
    envelope ? parseJson(Buffer.from(envelope.Message)) : json,
  ).data;
  if (!fromSes) return undefined;
  const { content, receipt } = fromSes;
  const encoding = receipt.action?.encoding?.toUpperCase() === 'BASE64' ? 'base64' : 'utf8';
  return { raw: Buffer.from(content, encoding), envelope: receipt.recipients };
}

function parseJson(body: Buffer): unknown {
  if (!/^\s*\{/.test(body.subarray(0, 20).toString('latin1'))) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function readPostmark(sent: z.infer<typeof postmarkSchema>): Promise<ProviderDelivery> {
  const envelope = sent.OriginalRecipient === '' ? [] : [sent.OriginalRecipient];
  if (sent.RawEmail !== undefined) return { raw: Buffer.from(sent.RawEmail, 'utf8'), envelope };
  const raw = await composeRawEmail({
    id: sent.MessageID,
    from: { name: sent.FromFull?.Name ?? '', address: sent.FromFull?.Email ?? sent.From },
    to: sent.ToFull.map(({ Email }) => Email),
    subject: sent.Subject,
    text: sent.TextBody,
    html: sent.HtmlBody,
    date: sent.Date,
    headers: sent.Headers.map(({ Name, Value }) => [Name, Value]),
    files: sent.Attachments.map(({ Name, Content, ContentType, ContentID }) => ({
      name: Name,
      type: ContentType,
      content: Buffer.from(Content, 'base64'),
      isInline: Boolean(ContentID),
    })),
  });
  return { raw, envelope };
}

const headerPairsSchema = z.array(z.tuple([z.string(), z.string()]));

export async function readMailgun(form: FormData): Promise<ProviderDelivery | undefined> {
  const readText = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const envelope = readText('recipient').split(',').filter(Boolean);
  const mime = form.get('body-mime');
  if (mime !== null)
    return {
      raw: typeof mime === 'string' ? Buffer.from(mime) : Buffer.from(await mime.arrayBuffer()),
      envelope,
    };
  if (readText('from') === '' || envelope.length === 0) return undefined;
  const headers = headerPairsSchema.safeParse(parsePairs(readText('message-headers'))).data ?? [];
  const files: EmailFields['files'] = [];
  for (const value of form.values()) {
    if (typeof value === 'string') continue;
    files.push({
      name: value.name,
      type: value.type,
      content: Buffer.from(await value.arrayBuffer()),
      isInline: false,
    });
  }
  const raw = await composeRawEmail({
    id: readText('token'),
    from: readText('from'),
    to: envelope,
    subject: readText('subject'),
    text: readText('body-plain'),
    html: readText('body-html'),
    date: readText('Date'),
    headers,
    files,
  });
  return { raw, envelope };
}

function parsePairs(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
