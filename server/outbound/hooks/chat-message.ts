import { eventTexts, type outgoingKinds } from '#shared/desk/connections.ts';
import { site } from '#site.config';
import type { Payload } from './schemas.ts';

type ChatKind = Exclude<(typeof outgoingKinds)[number], 'webhook'>;

/** Visitors' text is escaped, so that it cannot mention members or add links. */
export function createChatBody(kind: ChatKind, payload: Payload): string {
  const { lead } = payload.data;
  const title = `${payload.test ? 'Test: ' : ''}${eventTexts[payload.type].chatTitle}${lead ? ` ${lead.ref}` : ''}`;
  const lines = [...formatChanges(payload), ...formatPerson(payload)];
  const link = lead?.link;
  if (kind === 'slack') {
    const text = [`*${escapeSlack(title)}* (${escapeSlack(site.brand)})`, ...lines.map(escapeSlack)];
    return JSON.stringify({ text: [...text, ...(link ? [`<${link}|Open in the desk>`] : [])].join('\n') });
  }
  if (kind === 'discord') {
    const text = [
      `**${escapeMarkdown(title)}** (${escapeMarkdown(site.brand)})`,
      ...lines.map(escapeMarkdown),
    ];
    const content = [...text, ...(link ? [`<${link}>`] : [])].join('\n').slice(0, 2_000);
    return JSON.stringify({ content, allowed_mentions: { parse: [] } });
  }
  return JSON.stringify(createTeamsCard(title, lines, link));
}

function createTeamsCard(title: string, lines: string[], link: string | undefined) {
  const createBlock = (text: string, more = {}) => ({
    type: 'TextBlock',
    text: escapeMarkdown(text),
    wrap: true,
    ...more,
  });
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [createBlock(title, { weight: 'Bolder' }), ...lines.map((line) => createBlock(line))],
          ...(link && { actions: [{ type: 'Action.OpenUrl', title: 'Open in the desk', url: link }] }),
        },
      },
    ],
  };
}

function formatChanges({ data }: Payload): string[] {
  const { status } = (data.changes ?? {}) as { status?: { from: string; to: string } };
  const startsAt = data.starts_at ? [`Starts ${String(data.starts_at)}`] : [];
  return [...(status ? [`${status.from} to ${status.to}`] : []), ...startsAt];
}

const shownColumns = ['first_name', 'last_name', 'full_name', 'name', 'company', 'brand_name'];
const maxCharacters = 300;

function formatPerson({ data }: Payload): string[] {
  const person = data.person as { email: string | null; row: Record<string, unknown> } | undefined;
  if (!person) return [];
  const words = [...shownColumns.map((name) => person.row[name]), person.email].filter(
    (word) => typeof word === 'string' && word !== '',
  );
  return words.length === 0 ? [] : [words.join(' ').replace(/\s+/g, ' ').slice(0, maxCharacters)];
}

function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~|<>[\]()#@-]/g, (character) =>
    character === '@' ? '@\u200b' : `\\${character}`,
  );
}
