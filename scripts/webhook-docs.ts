/** `node scripts/webhook-docs.ts`: writes the events' schemas into docs/webhooks.md, between its two marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { payloadSchemas } from '#server/outbound/hooks/schemas.ts';

export const file = 'docs/webhooks.md';
const marks = /(<!-- schemas -->\n)[\s\S]*(<!-- end of schemas -->)/;

/** The page as it has to be. */
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
