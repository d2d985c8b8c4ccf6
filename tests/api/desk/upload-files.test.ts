import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { hashInputs } from '#build/stamp.ts';
import { deleteOtherUploads, findUploads, writeUploads } from '#server/content/upload-files.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { backends, setUpDatabase } from '#tests/support/database/test-database.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';

for (const backend of backends)
  describe(`uploaded pictures as files on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);
    const folder = temporaryFolder();
    const [one, other] = ['uploads/0000000000000001.png', 'uploads/0000000000000002.svg'];

    before(async () => {
      for (const file of [one, other])
        await testDatabase.query(
          `insert into staff.picture (file, name, type, width, height, data, thumbnail)
          values ($1, 'x', 'image/png', 1, 1, decode('00ff10', 'hex'), 'small')`,
          [file],
        );
    });

    test("writes a release's uploads to files and keeps the repository's files", async () => {
      const staff = createStaffDatabase(testDatabase.database);
      const used = findUploads(`picture:\n  file: ${one}\n  alt: ""\nother: { file: "${other}" }`);
      assert.deepEqual([...used], [one, other]);
      assert.deepEqual(await writeUploads(staff, used, folder), [one, other]);
      assert.deepEqual(readFileSync(join(folder, one ?? '')), Buffer.from([0, 255, 16]));
      assert.deepEqual(await writeUploads(staff, used, folder), []);
      writeFileSync(join(folder, 'uploads/0000000000000003.png'), 'of the repository');
      await deleteOtherUploads(staff, new Set([other ?? '']), folder);
      assert.deepEqual(readdirSync(join(folder, 'uploads')), [
        '0000000000000002.svg',
        '0000000000000003.png',
      ]);
    });

    test("does not change the project's hash, so that an upload causes no rebuild", () => {
      const project = mkdtempSync(join(folder, 'project-'));
      const now = new Date();
      const before = hashInputs(project, ['src/**/*'], now);
      return writeUploads(
        createStaffDatabase(testDatabase.database),
        [one ?? ''],
        join(project, 'src/pictures'),
      ).then(() => assert.equal(hashInputs(project, ['src/**/*'], now), before));
    });
  });
