import { type Attachment, type EmailAddress, type ParsedMail, simpleParser } from 'mailparser';
import { classifyMail } from './classify-mail.ts';
import { limits } from './limits.ts';
import { toPlainLine, toPlainText } from './plain-text.ts';
import type { ReceivedFile, ReceivedMail } from './received-mail.ts';
import { splitQuoted } from './split-quoted.ts';
import { hashIdentity } from './unreadable-mail.ts';

const uuidPattern = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;
const ownMessageIdPattern = new RegExp(`<(${uuidPattern.source})@[^>\\s]{1,255}>`, 'gi');
const messageIdPattern = /^<[!#$%&'*+\-/=?^_`{|}~.\w]{1,120}@[\w.-]{1,120}>$/;

/** Runs in a worker thread, because hostile emails can take a lot of time or memory. */
export async function parseMail(raw: Buffer, envelope: string[]): Promise<ReceivedMail> {
  const parsed = await simpleParser(raw, {
    maxHtmlLengthToParse: limits.htmlCharacters,
    skipTextToHtml: true,
    skipImageLinks: true,
    keepDeliveryStatus: true,
  });
  const from = readSender(parsed);
  const text = toPlainText(`${parsed.text ?? ''}`);
  const { body, quoted } = splitQuoted(text.slice(0, limits.bodyCharacters));
  const subject = toPlainLine(parsed.subject, limits.subjectCharacters);
  const { kind, isFromList, isReport, failure } = classifyMail(parsed, raw);
  const files = readFiles(parsed.attachments, kind);
  const isHtmlLost = !parsed.text && typeof parsed.html === 'string' && parsed.html.trim() !== '';
  return {
    id: hashIdentity([
      parsed.messageId ?? parsed.date?.toISOString() ?? '',
      from.address,
      subject,
      text.replace(/\s+/g, ' '),
      ...files.map(({ name, bytes }) => `${name} ${bytes}`),
    ]),
    kind,
    isFromList,
    from,
    recipients: readRecipients(parsed, envelope),
    references: readReferences(parsed, isReport ? raw : undefined),
    ownId: [...`${parsed.messageId ?? ''}`.matchAll(ownMessageIdPattern)][0]?.[1]?.toLowerCase() ?? null,
    messageId: messageIdPattern.test(parsed.messageId ?? '') ? (parsed.messageId ?? null) : null,
    sentAt: parsed.date && !Number.isNaN(+parsed.date) ? parsed.date : null,
    subject,
    body: isHtmlLost ? 'This email has only formatted text that is too large to show here.' : body,
    quoted,
    isCut: isHtmlLost || text.length > limits.bodyCharacters || parsed.attachments.length > limits.files,
    failure,
    files,
  };
}

function readSender({ from, replyTo }: ParsedMail): ReceivedMail['from'] {
  const [sender] = from?.value ?? replyTo?.value ?? [];
  return {
    name: toPlainLine(sender?.name, limits.nameCharacters),
    address: toPlainLine(sender?.address, 254).replaceAll(' ', ''),
  };
}

function readRecipients(parsed: ParsedMail, envelope: string[]): string[] {
  const objects = [parsed.to, parsed.cc].flat().flatMap((object) => object?.value ?? []);
  const named = objects.flatMap(({ address, group }: EmailAddress) => [
    address,
    ...(group ?? []).map((one) => one.address),
  ]);
  const delivered = parsed.headerLines
    .filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ line }) => line.slice(line.indexOf(':') + 1));
  const all = [...envelope, ...named, ...delivered].flatMap((one) =>
    one ? one.trim().replace(/^<|>$/g, '').toLowerCase() : [],
  );
  return [...new Set(all)].slice(0, limits.recipients);
}

/** `report` is a delivery report with the header of our email. */
function readReferences({ references, inReplyTo }: ParsedMail, report?: Buffer): string[] {
  const texts = [inReplyTo ?? '', ...[references ?? []].flat().toReversed()];
  if (report) texts.push(report.subarray(0, limits.headerBytes * 4).toString('latin1'));
  const ids = texts.flatMap((text) =>
    Array.from(text.matchAll(ownMessageIdPattern), ([, id]) => `${id}`.toLowerCase()),
  );
  return [...new Set(ids)].slice(0, limits.references);
}

function readFiles(attachments: Attachment[], kind: ReceivedMail['kind']): ReceivedFile[] {
  if (kind === 'bounce' || kind === 'complaint') return [];
  let left: number = limits.fileBytes;
  return attachments
    .filter(({ related, contentType, size }) => {
      return !(related && contentType.startsWith('image/') && size < limits.smallestPicture);
    })
    .slice(0, limits.files)
    .map(({ filename, contentType, content, size }, index) => {
      const isKept = size <= left;
      if (isKept) left -= size;
      return {
        name: cleanFileName(filename) || `attachment-${index + 1}`,
        type: /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(contentType) ? contentType : 'application/octet-stream',
        bytes: size,
        content: isKept ? new Uint8Array(content) : null,
      };
    });
}

function cleanFileName(name: string | undefined): string {
  return toPlainLine(name?.replace(/^.*[/\\]/s, ''), limits.nameCharacters).replace(/^\.+/, '');
}
