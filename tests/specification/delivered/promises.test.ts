import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findTables, formOf } from '#shared/forms/forms.ts';

const filesByTable: Record<string, string[]> = {
  contact_submissions: ['forms.yaml', 'frame.yaml', 'pages/contact.yaml'],
  live_selling_survey_responses: ['pages/live-selling-survey.yaml'],
};

/** Matches `We'll get back to you within 24 hours.`, but not the terms of a contract or a simulated form. */
const responseTimePattern =
  /(?:get back to you|answer|answers|reply|you hear|hear from us|Response time, value:)[^.]*?[Ww]ithin (\d+) hours(?! of)/g;

test('states the same response times on pages as in the form definitions', () => {
  assert.deepEqual(
    Object.keys(filesByTable).toSorted(),
    findTables(({ origin, deadlineHours }) => origin === 'site' && deadlineHours !== null).toSorted(),
  );
  for (const [table, files] of Object.entries(filesByTable)) {
    for (const file of files) {
      const words = readFileSync(`src/content/${file}`, 'utf8');
      const hours = [...words.matchAll(responseTimePattern)].map(([, number]) => Number(number));
      assert.ok(hours.length > 0, `${file} promises nothing`);
      assert.deepEqual([...new Set(hours)], [formOf(table).deadlineHours], file);
    }
  }
});

test('contains no fixed number of hours in emails', () => {
  const found = /\d+ hours/.exec(
    readFileSync('src/content/mails.yaml', 'utf8').replaceAll(/the last 24 hours/g, ''),
  );
  assert.equal(found?.[0], undefined);
});
