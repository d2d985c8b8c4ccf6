import { readAddress } from './address.ts';

export type Mailbox = { name: string; address: string };

/** Accepts `Name <name@example.com>`, `"Name, with a comma" <name@example.com>` or a bare address. */
export function readMailbox(text: string): Mailbox | undefined {
  const [, before = '', address = text.trim()] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  // A quoted string of RFC 5322.
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(before.trim())?.[1];
  const name = quoted?.replace(/\\(.)/g, '$1') ?? before;
  const isName = !/\p{Cc}/u.test(name) && (quoted !== undefined || !name.includes('"'));
  return isName && readAddress(address) ? { name: name.trim(), address } : undefined;
}
