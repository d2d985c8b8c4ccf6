import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hookEvents } from '#shared/desk/connections.ts';
import { file, webhookDocs } from '../../scripts/webhook-docs.ts';

test('docs/webhooks.md has the schema of every event as the server has it (node scripts/webhook-docs.ts)', () => {
  const page = readFileSync(file, 'utf8');
  assert.equal(page, webhookDocs());
  for (const event of hookEvents) assert.ok(page.includes(`### ${event}\n`), event);
});
