import { createHash } from 'node:crypto';
import { addressHash } from '#server/outbound/mail/address.ts';
import { limits } from './limits.ts';
import { plainLine } from './plain-text.ts';
import type { ReceivedMail } from './received-mail.ts';

export function unreadableMail(raw: Buffer, header: string, reason: string): ReceivedMail {
  const line = (name: string) =>
    new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'im').exec(header.slice(0, limits.headerBytes))?.[1] ?? '';
  const address = /[^\s<>"(),;:]{1,64}@[\w.-]{1,190}/.exec(line('from'))?.[0] ?? '';
  return {
    id: identityOf([line('message-id'), createHash('sha256').update(raw).digest('hex')]),
    kind: 'answer',
    isFromList: false,
    from: { name: '', address: plainLine(address, 254) },
    recipients: [...line('to').matchAll(/[^\s<>"(),;:]{1,64}@[\w.-]{1,190}/g)].map(([one]) =>
      one.toLowerCase(),
    ),
    references: [],
    ownId: null,
    messageId: null,
    sentAt: null,
    subject: plainLine(line('subject'), limits.subjectCharacters),
    body: reason,
    quoted: '',
    isCut: true,
    failure: null,
    files: [],
  };
}

export function identityOf(parts: string[]): string {
  const hex = addressHash(parts.join('\0'));
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
