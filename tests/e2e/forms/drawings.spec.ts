import { paths } from '#tests/support/site/paths.ts';
import { expect, test } from '#tests/support/site/site.ts';
import { waitForStyles } from '#tests/support/site/wait-for-styles.ts';

const drawings = 'img[src^="/art/drawing"]';

for (const path of paths)
  test(`gives fetched drawings on ${path} the position and clipping of inline ones`, async ({ page }) => {
    await page.goto(path);
    await waitForStyles(page);
    for (const width of [390, 1024, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      const differences = await page.locator(drawings).evaluateAll((images) =>
        (images as HTMLImageElement[]).flatMap((image) => {
          const placeOf = (one: Element) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
          };
          const asImage = placeOf(image);
          const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          svg.setAttribute('viewBox', `0 0 ${image.getAttribute('width')} ${image.getAttribute('height')}`);
          svg.setAttribute('class', image.className);
          image.replaceWith(svg);
          const asPart = placeOf(svg);
          const isCut = getComputedStyle(svg).overflow === 'hidden';
          svg.replaceWith(image);
          return asImage === asPart && isCut ? [] : [`${image.alt}: ${asImage}, was ${asPart}, cut ${isCut}`];
        }),
      );
      expect(differences, `${width} px`).toEqual([]);
    }
  });
