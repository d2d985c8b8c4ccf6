import type { Page } from '@playwright/test';

function removeNewerFeatures() {
  const newer: [object, string[]][] = [
    [window, ['navigation', 'requestIdleCallback', 'ToggleEvent', 'scheduler']],
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction', 'commandForElement']],
    [Element.prototype, ['moveBefore']],
    [Document.prototype, ['startViewTransition', 'moveBefore']],
    [AbortSignal, ['any']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Promise, ['withResolvers', 'try']],
    [RegExp, ['escape']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}

/** Emulates a browser of early 2023: removes newer functions, and popovers in markup and style sheets. */
export async function emulateOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(removeNewerFeatures);
  const rewriteResponses = (type: string, rewrite: (text: string) => string) =>
    page.route(
      () => true,
      async (route) => {
        if (route.request().resourceType() !== type) return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, body: rewrite(await response.text()) });
      },
    );
  await rewriteResponses('document', (html) => html.replaceAll(' popover="', ' data-popover="'));
  await rewriteResponses('stylesheet', (css) =>
    css
      .replaceAll('@supports not selector(:popover-open)', '@supports (display:grid)')
      .replaceAll('[popover]', '[data-popover]'),
  );
}
