import MailComposer from 'nodemailer/lib/mail-composer';

export type EmailFields = {
  /** Used if the email has no Message-ID. */
  id: string;
  from: string | { name: string; address: string };
  to: string[];
  subject: string;
  text: string;
  html: string;
  date: string;
  headers: [name: string, value: string][];
  files: { name: string; type: string; content: Buffer; isInline: boolean }[];
};

const copiedHeaders =
  /^(auto-submitted|precedence|list-id|list-unsubscribe|return-path|x-auto[\w-]*|x-ms-exchange-inbox-rules-loop)$/i;

/** Converts a parsed email to MIME, so that the same code reads all emails. */
export async function composeRawEmail({
  id,
  from,
  to,
  subject,
  text,
  html,
  date,
  headers,
  files,
}: EmailFields): Promise<Buffer> {
  const getHeader = (name: string) => headers.find(([one]) => one.toLowerCase() === name)?.[1];
  const at = new Date(date);
  const references = getHeader('references');
  const inReplyTo = getHeader('in-reply-to');
  const composer = new MailComposer({
    messageId: getHeader('message-id') ?? `<${id}@provider.invalid>`,
    // Without a date, each delivery would count as a different email.
    date: Number.isNaN(+at) ? new Date(0) : at,
    from,
    to,
    subject,
    ...(references && { references }),
    ...(inReplyTo && { inReplyTo }),
    ...(text !== '' && { text }),
    ...(html !== '' && { html }),
    headers: headers.filter(([name]) => copiedHeaders.test(name)).map(([key, value]) => ({ key, value })),
    attachments: files.map(({ name, type, content, isInline }, index) => ({
      filename: name,
      contentType: type,
      content,
      ...(isInline && { cid: `part${index}@provider.invalid` }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
