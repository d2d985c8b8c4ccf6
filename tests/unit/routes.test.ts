import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { routeIds, routes } from '#src/routes.ts';

for (const id of routeIds) {
  test(`uses the same name for the URL, page, content, schema and view of ${id}`, () => {
    assert.equal(routes[id].path, id === 'home' ? '/' : `/${id}`);
    const files = [
      `src/pages/${id === 'home' ? 'index' : id}.astro`,
      `src/content/pages/${id}.yaml`,
      `src/content/schemas/page/${id}.ts`,
      `src/views/${id}`,
    ];
    assert.deepEqual(
      files.filter((file) => !existsSync(file)),
      [],
    );
  });
}
