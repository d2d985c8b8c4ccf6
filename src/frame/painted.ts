/**
 * Runs at the end of the head: what acts is fetched when the browser reports that the page's content is painted; the
 * first paint may be its ground alone. One that reports no paints, lest it be known by them, is given three seconds.
 */

/** The page's modules, and what is fetched ahead, all side by side: the build puts both into each page. */
declare const pageModules: string[];
declare const aheadModules: string[];

export type PaintedWindow = Window & {
  /** When the page's content is painted; only built pages have it. */
  painted?: Promise<void>;
};

const patienceMilliseconds = 3_000;

const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(resolve, patienceMilliseconds));
});
(window as PaintedWindow).painted = painted;

/** What could not be fetched, as when the visitor had already gone on, is fetched when the page is shown again. */
const load = () =>
  Promise.all(pageModules.map((address) => import(/* @vite-ignore */ address))).catch(() =>
    addEventListener('pageshow', load, { once: true }),
  );

painted.then(() => {
  for (const href of aheadModules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  load();
});
