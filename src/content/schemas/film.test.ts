import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filmSchema } from './film.ts';

test('accepts only video URLs whose host can appear in a Content-Security-Policy', () => {
  const isAccepted = (file: string) =>
    filmSchema.safeParse({ file, alt: 'A show', since: '2026-11-21' }).success;
  for (const file of ['https://cdn.example.com/a.mp4', 'https://cdn.example.com:8443/a/b.webm'])
    assert.ok(isAccepted(file), file);
  for (const file of [
    'http://cdn.example.com/a.mp4',
    'https://cdn.example.com;sandbox/a.mp4',
    "https://'self',x.example/a.mp4",
    'https://[/a.mp4',
    'https://a.999/a.mp4',
  ])
    assert.ok(!isAccepted(file), file);
});
