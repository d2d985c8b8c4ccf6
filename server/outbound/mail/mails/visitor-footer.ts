import { fill, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { site } from '#site.config';

export type Submission = {
  site: string;
  createdAt: Date;
};

export function visitorFooter({ site: origin, createdAt }: Submission): string[] {
  return [
    fill(mailTexts.footer.visitor, { site: new URL(origin).host, time: formatTime(createdAt) }),
    sender(),
  ];
}

export function subscriberFooter({ site: origin }: Submission): string[] {
  return [fill(mailTexts.footer.subscriber, { site: new URL(origin).host }), sender()];
}

function sender(): string {
  const [{ street, city, state, zip }] = site.offices;
  return `${site.legalName}, ${street}, ${city}, ${state} ${zip}`;
}
