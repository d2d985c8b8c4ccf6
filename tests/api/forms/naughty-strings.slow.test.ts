import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { backends } from '#tests/support/database/test-database.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

const moreStrings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\ufeff',
  '\u202egnp.exe',
  'İıß',
  '👩‍👩‍👧‍👦'.repeat(50),
];
const strings = [...(naughtyStrings as string[]), ...moreStrings];

const lowercasedColumns = new Set(['newsletter_subscribers.email', 'roi_calculator_submissions.email']);

/** Returns SQL that finds the texts that a column does not store exactly. */
function selectMissingTexts(table: string, column: string): string {
  const expected = lowercasedColumns.has(`${table}.${column}`) ? 'lower(text)' : 'text';
  return `select ${expected} from unnest($1::text[]) as text except select ${column} from ${table}`;
}

for (const backend of backends)
  describe(`naughty strings on the ${backend} database`, () => {
    const testApp = setUpApp(backend);

    for (const table of Object.keys(payloads) as TableName[]) {
      test(`stores each string exactly in a text column of ${table}, or rejects it with 400`, async (context) => {
        const columns = (
          await testApp.query(
            `select column_name as name from information_schema.columns
             where table_schema = 'public' and table_name = $1 and data_type = 'text' order by ordinal_position`,
            [table],
          )
        ).map(({ name }) => String(name));
        const sent = new Map<string, string[]>(columns.map((column) => [column, []]));
        let refused = 0;
        // Spreads the strings over the text columns, because all text columns are stored the same way.
        for (const [index, text] of strings.entries()) {
          const column = columns[index % columns.length] ?? '';
          const row = { ...payloads[table], email: `s${index}@example.com`, [column]: text };
          const { statusCode, body } = await insert(testApp.app, table, row);
          if (statusCode === 201) sent.get(column)?.push(text);
          else {
            // The newsletter rejects a text with 409 if it already has the text in another case.
            assert.ok([400, 409].includes(statusCode), `${column} ${JSON.stringify(text)} ${body}`);
            refused += 1;
          }
        }
        for (const [column, texts] of sent) {
          const missing = await testApp.query(selectMissingTexts(table, column), [texts]);
          assert.deepEqual(missing, [], `${column}: stored otherwise than sent`);
        }
        const stored = strings.length - refused;
        context.diagnostic(
          `${columns.length} columns: ${stored} stored and read back equal, ${refused} refused`,
        );
        assert.ok(stored > strings.length / 4);
      });
    }
  });
