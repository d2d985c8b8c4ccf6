import { createHash } from 'node:crypto';
import { hashAddress } from '#server/outbound/mail/address.ts';
import { limits } from './limits.ts';
import { toPlainLine } from './plain-text.ts';
import type { ReceivedMail } from './received-mail.ts';

export function createUnreadableMail(raw: Buffer, header: string, reason: string): ReceivedMail {
  const readHeaderLine = (name: string) =>
    new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'im').exec(header.slice(0, limits.headerBytes))?.[1] ?? '';
  const address = /[^\s<>"(),;:]{1,64}@[\w.-]{1,190}/.exec(readHeaderLine('from'))?.[0] ?? '';
  return {
    id: hashIdentity([readHeaderLine('message-id'), createHash('sha256').update(raw).digest('hex')]),
    kind: 'answer',
    isFromList: false,
    from: { name: '', address: toPlainLine(address, 254) },
    recipients: [...readHeaderLine('to').matchAll(/[^\s<>"(),;:]{1,64}@[\w.-]{1,190}/g)].map(([one]) =>
      one.toLowerCase(),
    ),
    references: [],
    ownId: null,
    messageId: null,
    sentAt: null,
    subject: toPlainLine(readHeaderLine('subject'), limits.subjectCharacters),
    body: reason,
    quoted: '',
    isCut: true,
    failure: null,
    files: [],
  };
}

export function hashIdentity(parts: string[]): string {
  const hex = hashAddress(parts.join('\0'));
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
