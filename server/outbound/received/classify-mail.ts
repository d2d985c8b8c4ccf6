import type { ParsedMail } from 'mailparser';
import { toPlainLine } from './plain-text.ts';
import type { ReceivedMail } from './received-mail.ts';

const maxFailureCharacters = 300;
const automaticPrecedence = /^(bulk|junk|auto_reply)$/i;
const automaticHeaders = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-ms-exchange-inbox-rules-loop'];
const automaticSenders = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;

/** Implements RFC 3834, RFC 3464 and RFC 5965. */
export function classifyMail(
  parsed: ParsedMail,
  raw: Buffer,
): Pick<ReceivedMail, 'kind' | 'isFromList' | 'failure'> & { isReport: boolean } {
  const getHeader = (name: string) => {
    const line = parsed.headerLines.find(({ key }) => key === name)?.line ?? '';
    return line
      .slice(line.indexOf(':') + 1)
      .replace(/\s+/g, ' ')
      .trim();
  };
  const type = getHeader('content-type').toLowerCase();
  const isFromList =
    getHeader('list-id') !== '' ||
    getHeader('list-unsubscribe') !== '' ||
    /^list$/i.test(getHeader('precedence'));
  if (type.startsWith('multipart/report')) {
    if (type.includes('feedback-report'))
      return { kind: 'complaint', isFromList, isReport: true, failure: null };
    if (type.includes('delivery-status')) {
      const failure = readFailure(parsed, raw);
      return { kind: failure ? 'bounce' : 'automatic', isFromList, isReport: true, failure: failure ?? null };
    }
    return { kind: 'automatic', isFromList, isReport: true, failure: null };
  }
  const submitted = getHeader('auto-submitted').toLowerCase();
  const isAutomatic =
    (submitted !== '' && !submitted.startsWith('no')) ||
    automaticPrecedence.test(getHeader('precedence')) ||
    automaticHeaders.some((name) => getHeader(name) !== '') ||
    /^<>$/.test(getHeader('return-path')) ||
    automaticSenders.test(parsed.from?.value[0]?.address ?? '');
  return { kind: isAutomatic ? 'automatic' : 'answer', isFromList, isReport: false, failure: null };
}

/** @returns undefined for a delay or a successful delivery */
function readFailure({ attachments }: ParsedMail, raw: Buffer): ReceivedMail['failure'] | undefined {
  const part = attachments.find(({ contentType }) => contentType === 'message/delivery-status');
  const status = (part?.content.toString('utf8') ?? raw.toString('latin1'))
    .slice(0, 64 * 1024)
    .replace(/\r?\n[ \t]+/g, ' ');
  if (!/^action:[ \t]*failed/im.test(status)) return undefined;
  const code = /^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im.exec(status)?.[1] ?? '5.0.0';
  const diagnostic = /^diagnostic-code:[ \t]*(?:[\w-]+;)?([^\r\n]*)/im.exec(status)?.[1] ?? '';
  // Job records must not contain addresses.
  const answer = toPlainLine(diagnostic, maxFailureCharacters * 2).replace(
    /<?[^\s<>]+@[^\s<>]+>?/g,
    '<address>',
  );
  const failureText = answer.includes(code) ? answer : `${code} ${answer}`;
  return { isPermanent: code.startsWith('5'), answer: failureText.trim().slice(0, maxFailureCharacters) };
}
