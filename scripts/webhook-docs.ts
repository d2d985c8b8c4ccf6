/**
 * `node scripts/webhook-docs.ts`: writes the schemas of the events into docs/webhooks.md, between two
 * markers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { payloadSchemas } from '#server/outbound/hooks/schemas.ts';

export const file = 'docs/webhooks.md';
const marks = /(<!-- schemas -->\n)[\s\S]*(<!-- end of schemas -->)/;

/** Content of docs/webhooks.md with current schemas. */
export function webhookDocs(): string {
  const schemas = Object.entries(payloadSchemas).map(([event, schema]) => {
    const json = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }), null, 2);
    return `### ${event}\n\n\`\`\`json\n${json}\n\`\`\`\n`;
  });
  return readFileSync(file, 'utf8').replace(
    marks,
    (_all, begin, end) => `${begin}\n${schemas.join('\n')}\n${end}`,
  );
}

if (import.meta.main) writeFileSync(file, webhookDocs());
