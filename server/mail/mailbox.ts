import { readAddress } from './address.ts';

/** An address with the name that people see. */
export type Mailbox = { name: string; address: string };

/** Reads `Name <name@example.com>`, or an address alone. @returns undefined for whatever else it is */
export function readMailbox(text: string): Mailbox | undefined {
  const [, name = '', address = text.trim()] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const isName = !/[\p{Cc}"]/u.test(name);
  return isName && readAddress(address) ? { name: name.trim(), address } : undefined;
}
