import { fillPlaceholders, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { site } from '#site.config';

export type SubmissionContext = {
  site: string;
  createdAt: Date;
};

export function createVisitorFooter({ site: origin, createdAt }: SubmissionContext): string[] {
  return [
    fillPlaceholders(mailTexts.footer.visitor, { site: new URL(origin).host, time: formatTime(createdAt) }),
    formatSender(),
  ];
}

export function createSubscriberFooter({ site: origin }: SubmissionContext): string[] {
  return [fillPlaceholders(mailTexts.footer.subscriber, { site: new URL(origin).host }), formatSender()];
}

function formatSender(): string {
  const [{ street, city, state, zip }] = site.offices;
  return `${site.legalName}, ${street}, ${city}, ${state} ${zip}`;
}
