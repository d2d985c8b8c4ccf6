/**
 * Runs at the end of the head. Scripts and everything below the first screen are requested after the first
 * contentful paint (a first paint may be only the background), or three seconds after the load event in
 * browsers that hide paint timings against fingerprinting. With a fragment or a restored scroll position, the
 * style sheet is requested at once. Scrolling or following a fragment link lays out the whole page, because
 * positions need real heights.
 */
import { holdEarlyEvents } from './early-press.ts';

declare const pageModules: string[];
declare const modulesToPreload: string[];
declare const islandCode: string[];
declare const styleSheet: string;
declare const lateFaces: LateFace[];

/** A font that is loaded after the first paint. */
export type LateFace = { family: string; weight: string; address: string };

export type PaintedWindow = Window & {
  painted?: Promise<void>;
  styled?: Promise<void>;
  faces?: LateFace[];
};

const paintTimeoutMilliseconds = 3_000;

const faces = lateFaces;
const preloadedModules = modulesToPreload;

const root = document.documentElement;
const { head } = document;
const isFirstPage = !('returned' in root.dataset);

const whenPainted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(resolve, paintTimeoutMilliseconds));
});

function addLink(attributes: Record<string, string>): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  head.append(link);
  return link;
}

const fetchStyles = (more?: Record<string, string>) =>
  new Promise<void>((done) => {
    const link = addLink({ rel: 'stylesheet', href: styleSheet, ...more });
    link.onload = () => done();
    link.onerror = () => {
      done();
      addEventListener('online', () => fetchStyles(), { once: true });
    };
  });

const waitForFrame = () => new Promise(requestAnimationFrame);

/**
 * Lays out the parts that the browser would lay out together with the first screen, one per frame. Elements shown
 * in the same frame in which they get their position count as a layout shift.
 */
async function layOutNearbySections() {
  await waitForFrame();
  const parts = document.querySelectorAll<HTMLElement>(
    'main > :nth-child(n + 3), main > :nth-child(n + 3) [data-after-paint], footer',
  );
  for (const part of needsFullLayout ? [] : parts) {
    const before = part.previousElementSibling ?? part.parentElement;
    if (before && before.getBoundingClientRect().bottom > 2.5 * innerHeight) break;
    await waitForFrame();
    part.dataset.near = '';
  }
  await waitForFrame();
}

const loadModules = () =>
  Promise.all(pageModules.map((address) => import(/* @vite-ignore */ address))).catch(() => {
    for (const type of ['online', 'pageshow']) addEventListener(type, loadModules, { once: true });
  });

const loadIslandCode = holdEarlyEvents(islandCode);
root.dataset.unstyled = '';
// On the first page of a visit, the embedded fonts must be ready before layout. Later pages have their fonts in the
// cache.
if (isFirstPage) {
  for (const face of document.fonts) if (face.family.includes(' First')) face.load();
  root.dataset.faces = '';
}
// A fragment or a restored scroll position needs real heights.
const needsFullLayout = 'whole' in root.dataset;
const whenStyled = (needsFullLayout ? Promise.resolve() : whenPainted)
  .then(() => fetchStyles(needsFullLayout ? { blocking: 'render' } : {}))
  .then(layOutNearbySections)
  .then(() => {
    delete root.dataset.unstyled;
  });
const layOutAll = () => {
  root.dataset.whole = '';
};
addEventListener('scroll', () => whenStyled.then(layOutAll), { once: true });
addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[href^="#"]');
    if (!link) return;
    if ('unstyled' in root.dataset) {
      event.preventDefault();
      whenStyled.then(() => link.click());
    } else layOutAll();
  },
  true,
);
(isFirstPage ? whenPainted : Promise.resolve()).then(() => {
  for (const { address } of faces)
    addLink({ rel: 'preload', href: address, as: 'font', type: 'font/woff2', crossorigin: '' });
});
Object.assign(window as PaintedWindow, { painted: whenPainted, styled: whenStyled, faces });

whenPainted.then(() => {
  for (const href of preloadedModules) addLink({ rel: 'modulepreload', href });
  // The page's main form hydrates without interaction.
  if (preloadedModules.length > 0) loadIslandCode();
  loadModules();
});
