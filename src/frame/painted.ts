/**
 * Runs at the end of the head. What the first screen does not need, and what acts, is fetched when the browser reports that the
 * page's content is painted; the first paint may be its ground alone. One that reports no paints, lest it be known by
 * them, is given three seconds. Where a place is asked for or kept, the style sheet is not waited with.
 * Whoever goes down the page before all of it is laid out has it laid out at once: a place is found by real heights.
 */
import { holdEarlyPresses } from './early-press.ts';

declare const pageModules: string[];
declare const aheadModules: string[];
declare const islandCode: string[];
declare const styleSheet: string;
declare const lateFaces: LateFace[];

/** A face that a page fetches once it is painted. */
export type LateFace = { family: string; weight: string; address: string };

export type PaintedWindow = Window & {
  painted?: Promise<void>;
  dressed?: Promise<void>;
  faces?: LateFace[];
};

const patienceMilliseconds = 3_000;

const faces = lateFaces;
const ahead = aheadModules;

const root = document.documentElement;
const { head } = document;
const isFirstPage = !('returned' in root.dataset);

const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(resolve, patienceMilliseconds));
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

const load = () =>
  Promise.all(pageModules.map((address) => import(/* @vite-ignore */ address))).catch(() => {
    for (const type of ['online', 'pageshow']) addEventListener(type, load, { once: true });
  });

const wakeIslands = holdEarlyPresses(islandCode);
root.dataset.unstyled = '';
// The letters that came with the page are there before anything is laid out; on later pages its faces are.
if (isFirstPage) {
  for (const face of document.fonts) if (face.family.includes(' First')) face.load();
  root.dataset.faces = '';
}
// A place that is asked for or kept is found by real heights.
const isWhole = 'whole' in root.dataset;
const dressed = (isWhole ? Promise.resolve() : painted)
  .then(() => fetchStyles(isWhole ? { blocking: 'render' } : {}))
  // What is shown in the same frame that gives it its place counts as moved.
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => {
    delete root.dataset.unstyled;
  });
const layOutAll = () => {
  root.dataset.whole = '';
};
addEventListener('scroll', () => dressed.then(layOutAll), { once: true });
addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[href^="#"]');
    if (!link) return;
    if ('unstyled' in root.dataset) {
      event.preventDefault();
      dressed.then(() => link.click());
    } else layOutAll();
  },
  true,
);
(isFirstPage ? painted : Promise.resolve()).then(() => {
  for (const { address } of faces)
    addLink({ rel: 'preload', href: address, as: 'font', type: 'font/woff2', crossorigin: '' });
});
Object.assign(window as PaintedWindow, { painted, dressed, faces });

painted.then(() => {
  for (const href of ahead) addLink({ rel: 'modulepreload', href });
  // The form that is its page's purpose wakes by itself.
  if (ahead.length > 0) wakeIslands();
  load();
});
