import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { site } from '#site.config';
import { buildCostHash, parseCostHash } from '#src/features/show-cost/cost-address.ts';
import { routes } from '#src/routes.ts';
import { readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { parsePage, select, textsOf } from '#tests/support/pages/page-document.ts';
import { list } from '#tests/support/pages/show-prices.ts';

const pages = readBuiltPages().map(({ path, html }) => ({
  path,
  document: parsePage(html),
  /** The minutes of a show have anchors only without JavaScript. */
  withoutScript: parsePage(html, false),
}));

test('has no broken links on any page, anchors included', () => {
  const dead: string[] = [];
  for (const { path, document } of pages) {
    for (const { attribs } of select(document, 'a[href]')) {
      const { href = '' } = attribs;
      if (/^(https?:|mailto:|tel:)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `https://site.example${path}`);
      const target = pages.find((page) => page.path === pathname);
      const estimate = parseCostHash(hash, list);
      if (estimate && target?.path === routes.services.path && buildCostHash(estimate, list) === hash)
        continue;
      if (!target || (hash && select(target.withoutScript, `[id="${hash.slice(1)}"]`).length === 0))
        dead.push(`${path}: ${href}`);
    }
  }
  assert.deepEqual(dead, []);
});

test('lists exactly the existing pages in docs/pages.md', () => {
  const listed = Array.from(
    readFileSync('docs/pages.md', 'utf8').matchAll(/^\| `(\/[^`]*)`/gm),
    ([, path]) => path,
  );
  assert.deepEqual(
    listed.toSorted(),
    Object.values(routes)
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('names the contacts from the settings in the privacy policy', () => {
  const policy = pages.find(({ path }) => path === '/privacy-policy')?.document ?? assert.fail();
  const [words = ''] = textsOf(policy, 'main');
  const [office] = site.offices;
  for (const fact of [
    site.email,
    site.privacyOfficerEmail,
    site.phone.label,
    `${office.city}, ${office.state} ${office.zip}`,
  ])
    assert.ok(words.includes(fact), fact);
});
