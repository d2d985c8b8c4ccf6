import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hookEvents } from '#shared/desk/connections.ts';
import { createWebhookDocs, docsFile } from '../../scripts/webhook-docs.ts';

test("documents every event's schema in docs/webhooks.md (run node scripts/webhook-docs.ts)", () => {
  const page = readFileSync(docsFile, 'utf8');
  assert.equal(page, createWebhookDocs());
  for (const event of hookEvents) assert.ok(page.includes(`### ${event}\n`), event);
});
