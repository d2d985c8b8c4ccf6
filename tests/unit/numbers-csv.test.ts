import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createNumbersCsv } from '#server/desk/reports/numbers-csv.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { hiddenFormulas } from '#tests/support/desk/hidden-formulas.ts';
import { readCsv } from '#tests/support/desk/read-csv.ts';

test('escapes formulas in the names of people', () => {
  const names = new Map(hiddenFormulas.map((name, index) => [`${index}`, name]));
  const byPerson = [...names.keys()].map((member) => ({ member, open: 1 }));
  const numbers = {
    sources: [],
    survey: [],
    promises: [],
    byPerson,
    unassigned: 2,
    byDay: [],
    pieceDays: 1,
    from: '2026-11-01',
  };
  const [, ...lines] = readCsv(
    createNumbersCsv(numbers as unknown as Numbers, names, () => '2026-11-01').slice(1),
  );
  assert.deepEqual(
    lines.map(([, name]) => name),
    [...hiddenFormulas.map((name) => `'${name}`), 'Unassigned'],
  );
});
