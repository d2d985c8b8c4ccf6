import { fill, momentText, words } from '#server/outbound/mail/words.ts';
import { site } from '#site.config';

export type Submission = {
  site: string;
  createdAt: Date;
};

/** States why the visitor receives the mail, and the sender. */
export function visitorFooter({ site: origin, createdAt }: Submission): string[] {
  return [fill(words.footer.visitor, { site: new URL(origin).host, time: momentText(createdAt) }), sender()];
}

/** States why the subscriber receives the mail, and the sender. */
export function subscriberFooter({ site: origin }: Submission): string[] {
  return [fill(words.footer.subscriber, { site: new URL(origin).host }), sender()];
}

function sender(): string {
  const [{ street, city, state, zip }] = site.offices;
  return `${site.legalName}, ${street}, ${city}, ${state} ${zip}`;
}
