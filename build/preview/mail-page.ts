import { setMailTexts } from '#server/outbound/mail/mail-texts.ts';
import { toHtml } from '#server/outbound/mail/to-html.ts';
import { toText } from '#server/outbound/mail/to-text.ts';
import type { PreviewResult } from '#server/preview/preview-process.ts';
import { mailsSchema } from '#src/content/schemas/mails.ts';
import { validate } from '#src/content/validate.ts';
import { addMarkers, findMarkerLocation, type Markers, markerPattern } from './bundle/marks.ts';
import { finishMailPreview, parseMarkedPage } from './page.ts';
import { createSampleMails } from './sample-mails.ts';

const styles = `
  body { margin: 0; background: #f3ede4; font: 16px/1.5 system-ui, sans-serif; color: #14101a }
  section { max-width: 616px; margin: 0 auto; padding: 24px 0 }
  header { padding: 0 8px }
  header p, summary { margin: 0; color: #6a6174; font-size: 14px }
  h2 { margin: 0; font-size: 18px; line-height: 1.3; overflow-wrap: anywhere }
  details { padding: 0 8px }
  summary { min-height: 44px; align-content: center; cursor: pointer }
  pre { margin: 0; padding: 16px; background: #fff; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere }`;

export function renderMailPage(value: unknown): PreviewResult {
  const parsed = mailsSchema.safeParse(value);
  if (!parsed.success) {
    const problems = validate(mailsSchema, value);
    return { problems: problems.map(({ path, message }) => ({ document: 'mails', path, message })) };
  }
  const marks: Markers = { locations: [] };
  const markedTexts = addMarkers('mails', value, parsed.data, mailsSchema, marks);
  const [html, marked] = [parsed.data, markedTexts as typeof parsed.data].map((texts) => {
    setMailTexts(texts);
    return renderMails();
  });
  const read = parseMarkedPage(marked ?? '', {
    markerPattern: markerPattern,
    locationOf: (one) => findMarkerLocation(one, marks),
  });
  return { html: finishMailPreview(html ?? '', read) };
}

function renderMails(): string {
  const sections = createSampleMails().map(({ to, mail }) => {
    const body = /<body[^>]*>(.*)<\/body>/s.exec(toHtml(mail))?.[1] ?? '';
    return `<section><header><p>To ${to}</p><h2>${escapeText(mail.subject)}</h2></header>${body}<details><summary>As plain text</summary><pre>${escapeText(toText(mail))}</pre></details></section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Emails</title><style>${styles}</style></head><body>${sections.join('')}</body></html>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
