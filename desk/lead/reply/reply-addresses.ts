import type { Lead } from '#shared/desk/api.ts';

/**
 * The addresses to which a reply can be sent, without duplicates: the lead's address and those from which the customer
 * wrote. `latest` is the address of the customer's latest email, or the lead's address if it was corrected after that
 * email; empty if there is no address.
 */
export function replyAddresses(lead: Pick<Lead, 'email' | 'correctedEmail' | 'received' | 'events'>): {
  all: string[];
  latest: string;
} {
  const own = lead.correctedEmail ?? lead.email ?? '';
  const answers = lead.received.filter(({ kind, from }) => kind === 'answer' && from.address !== '');
  const all = [own, ...answers.map(({ from }) => from.address)]
    .filter((address) => address !== '')
    .filter((address, at, addresses) => addresses.findIndex(isSame(address)) === at);
  const last = answers.at(-1);
  const correction = lead.events.findLast(({ kind }) => kind === 'email');
  const isCorrected = correction && last && Date.parse(correction.at) > Date.parse(last.at);
  const latest = last && !isCorrected ? all.find(isSame(last.from.address)) : undefined;
  return { all, latest: latest ?? all[0] ?? '' };
}

const isSame = (address: string) => (other: string) => other.toLowerCase() === address.toLowerCase();
