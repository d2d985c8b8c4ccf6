/** `npm exec -- node scripts/webhook-docs.ts`: writes the events and their schemas into docs/webhooks.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { payloadSchemas } from '#server/outbound/hooks/schemas.ts';
import { eventTexts } from '#shared/desk/connections.ts';

export const docsFile = 'docs/webhooks.md';

/** Content of docs/webhooks.md with current events and schemas. */
export function createWebhookDocs(): string {
  const schemas = Object.entries(payloadSchemas).map(([event, schema]) => {
    const json = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }), null, 2);
    return `### ${event}\n\n\`\`\`json\n${json}\n\`\`\`\n`;
  });
  const events = Object.entries(eventTexts).map(([event, { sentWhen }]) => `| \`${event}\` | ${sentWhen} |`);
  const table = ['| event | sent when |', '| ----- | --------- |', ...events];
  const page = readFileSync(docsFile, 'utf8');
  return replaceBetween(
    replaceBetween(page, 'events', `${table.join('\n')}\n`),
    'schemas',
    schemas.join('\n'),
  );
}

function replaceBetween(page: string, marker: string, text: string): string {
  const marks = new RegExp(`(<!-- ${marker} -->\n)[^]*(\n<!-- end of ${marker} -->)`);
  return page.replace(marks, (_all, begin, end) => `${begin}\n${text}${end}`);
}

if (import.meta.main) writeFileSync(docsFile, createWebhookDocs());
