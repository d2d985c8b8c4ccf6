import type { Page } from '@playwright/test';
import { site } from '#site.config';

/** How far a phone user may scroll without a call link or application link in view, in CSS pixels. */
export const maxDistanceWithoutLink = 1600;
const stepPixels = 400;

/** Measures the longest distance to scroll without such a link in view. Lays out the whole page. */
export const measureDistanceWithoutLink = (page: Page) =>
  page.evaluate(
    ({ call, step }) => {
      document.documentElement.dataset.whole = '';
      const findBoxes = (css: string) =>
        Array.from(document.querySelectorAll(css))
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('#call-bar'))
          .map((one) => one.getBoundingClientRect());
      const ways = findBoxes(
        `a[href="${call}"], a[href="/live-selling-survey"], main form button[type="submit"]`,
      );
      const places = findBoxes('main > :first-child, main form, [data-closing], footer');
      const hasBar = document.getElementById('call-bar') !== null;
      const end = document.documentElement.scrollHeight - innerHeight;
      let last = 0;
      let longest = 0;
      for (let y = 0; y < end + step; y += step) {
        const top = Math.min(y, end);
        const isBarShown =
          hasBar && !places.some((place) => place.bottom > top && place.top < top + innerHeight);
        // The header covers the top 72 px.
        const isLinkInView = ways.some((way) => way.bottom > top + 72 && way.top < top + innerHeight);
        if (isBarShown || isLinkInView) last = top;
        longest = Math.max(longest, top - last);
      }
      return longest;
    },
    { call: site.links.scheduling, step: stepPixels },
  );
