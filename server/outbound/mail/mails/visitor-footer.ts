import { fill, momentText, words } from '#server/outbound/mail/words.ts';
import { site } from '#site.config';

export type Place = {
  site: string;
  createdAt: Date;
};

/** Why a visitor gets a mail, and who writes. */
export function askedFooter({ site: origin, createdAt }: Place): string[] {
  return [fill(words.footer.visitor, { site: new URL(origin).host, time: momentText(createdAt) }), sender()];
}

/** Why a subscriber gets a mail, and who writes. */
export function subscriberFooter({ site: origin }: Place): string[] {
  return [fill(words.footer.subscriber, { site: new URL(origin).host }), sender()];
}

function sender(): string {
  const [{ street, city, state, zip }] = site.offices;
  return `${site.legalName}, ${street}, ${city}, ${state} ${zip}`;
}
