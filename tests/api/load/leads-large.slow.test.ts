import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { clearingStatements, completingStatements, openingStatements } from '#server/leads/backup.ts';
import { backends, createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { runLeadsCommand, startLeadsCommand } from '#tests/support/desk/leads-command.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { post, type ServerProcess, startServer } from '#tests/support/server/process.ts';

const rowCount = 100_000;
const megabytes = 150;
const stallMilliseconds = 6_000;

for (const backend of backends)
  describe(`${rowCount} rows on the ${backend} database while the site runs`, () => {
    let testDatabase: TestDatabase;
    let server: ServerProcess;
    const folder = temporaryFolder();

    before(async () => {
      testDatabase = await createTestDatabase(backend);
      await testDatabase.query(
        `insert into contact_submissions (created_at, first_name, last_name, email, company, inquiry_type, message)
         select now() - (1 + n / 700) * interval '6 hours', 'First ' || n, 'Läst ' || n, 'person' || n || '@example.com',
           case when n % 3 > 0 then 'Company ' || n end, 'new-client', repeat('Hello, we sell tea. ', 1 + n % 20)
         from generate_series(1, ${rowCount}) as n`,
      );
      await testDatabase.database.close();
      server = await startServer(testDatabase.settings);
    });
    after(async () => {
      await server.stop();
      await testDatabase.remove();
    });

    const files: [string, string[], number][] = [
      ['contacts.csv', ['export', 'contact_submissions', '--out'], rowCount + 1],
      ['all.jsonl', ['export', 'all', '--format', 'jsonl', '--out'], rowCount],
      // A comment, the opening statement, two lines per settings table, the rows, the completing statements, and the
      // final line.
      [
        'rows.sql',
        ['backup'],
        1 +
          openingStatements.length +
          2 * clearingStatements.length +
          rowCount / 500 +
          completingStatements.length +
          1,
      ],
    ];
    for (const [name, args, lines] of files) {
      test(`writes ${name} with constant memory`, async (context) => {
        const file = join(folder, name);
        const start = performance.now();
        const { code, err } = await runLeadsCommand(
          testDatabase.settings,
          [...args, file],
          ['--import', './tests/support/run/report-memory.ts'],
        );
        const seconds = (performance.now() - start) / 1000;
        const [summary, memory] = err.trimEnd().split('\n');
        assert.deepEqual([code, summary], [0, `100,000 rows written to ${file}.`]);
        const { size } = statSync(file);
        context.diagnostic(
          `${seconds.toFixed(1)} s, ${memory} MB resident, ${(size / 1e6).toFixed(1)} MB written`,
        );
        const written = readFileSync(file, 'utf8').trimEnd().split('\n');
        assert.deepEqual([written.length, new Set(written).size], [lines, lines]);
        assert.ok(Number(memory) <= megabytes, `${memory} MB`);
      });
    }

    test('completes an export to a slow reader while serving visitors', async () => {
      const child = startLeadsCommand(testDatabase.settings, [
        'export',
        'contact_submissions',
        '--format',
        'jsonl',
      ]);
      await once(child.stdout, 'readable');
      const stalled = new Promise((resolve) => setTimeout(resolve, stallMilliseconds));
      assert.equal(
        await post(server.address, 'newsletter_subscribers', { email: 'now@example.com', source: 'footer' }),
        201,
      );
      await stalled;
      let lines = 0;
      child.stdout.on('data', (bytes: Buffer) => {
        lines += countLines(bytes);
      });
      const [code] = await once(child, 'close');
      assert.deepEqual({ code, lines }, { code: 0, lines: rowCount });
    });
  });

function countLines(bytes: Buffer): number {
  const feed = '\n'.charCodeAt(0);
  return bytes.reduce((count, byte) => count + Number(byte === feed), 0);
}
