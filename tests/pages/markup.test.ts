import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { readBuiltFile, readBuiltPages } from '#tests/support/pages/built-pages.ts';
import { markupRules, simulatedFormRules } from '#tests/support/pages/markup-rules.ts';
import { parsePage, select } from '#tests/support/pages/page-document.ts';

async function findErrors(html: string, rules = markupRules): Promise<string[]> {
  const { results } = await new HtmlValidate(rules).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test('has no html-validate errors on any page', async () => {
  const missing = readBuiltFile('/404.html').toString();
  assert.deepEqual(await findErrors(missing), []);
  for (const { route, path, html } of readBuiltPages()) {
    const rules = route === 'industry-reports' ? simulatedFormRules : markupRules;
    assert.deepEqual(await findErrors(html, rules), [], path);
  }
});

test('detects errors in a faulty page', async () => {
  const page = readBuiltPages()[0]?.html ?? '';
  const found = await findErrors(page.replace('</main>', '<div id="main"></div><img src="/x.png"></main>'));
  assert.deepEqual(
    found.map((finding) => finding.split(':')[0]),
    ['no-dup-id', 'wcag/h37'],
  );
});

test('links each selected tab to its panel even before hydration', () => {
  let count = 0;
  for (const { path, html } of readBuiltPages()) {
    const page = parsePage(html);
    for (const tab of select(page, '[role="tab"][aria-selected="true"]')) {
      const panel = tab.attribs['aria-controls'];
      assert.ok(panel && select(page, `[id="${panel}"]`).length === 1, path);
      count += 1;
    }
  }
  assert.ok(count >= 2);
});
