/** Runs on every page after the first paint, without any interaction. */
import { addCampaignParameters } from './call-links.ts';
import { startCounting } from './count.ts';
import { layOutRemainingSections } from './lay-out-rest.ts';
import { startAnimations } from './moving.ts';
import { setFaces } from './set-faces.ts';

const announcePage = () => {
  if (!location.hash && document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
  const status = document.getElementById('page-status');
  if (status) status.textContent = document.title;
};
addEventListener('arrived', announcePage);
if ('arrived' in document.documentElement.dataset) announcePage();

// A page restored from the back/forward cache must not show its menu open.
addEventListener('pagehide', () => {
  document.getElementById('menu')?.hidePopover?.();
});
// Without popovers (Safari before 17), src/styles/elements.css shows the menu by the attribute `open`.
if (!('popover' in HTMLElement.prototype))
  addEventListener('click', ({ target }) => {
    const menu = document.getElementById('menu');
    const isOpening = (target as Element).closest('[popovertarget]') && !menu?.hasAttribute('open');
    menu?.toggleAttribute('open', Boolean(isOpening));
  });
// Chromium 156 never continues CSS transitions that were running when the page entered the back/forward
// cache. Finishing them on pagehide would recalculate all styles and delay the next page.
addEventListener('pageshow', ({ persisted }) => {
  for (const animation of persisted ? document.getAnimations() : [])
    if (animation instanceof CSSTransition) animation.finish();
});

// A link to a question opens that question.
const openLinkedQuestion = () => {
  const linked = document.getElementById(location.hash.slice(1));
  if (linked instanceof HTMLDetailsElement) linked.open = true;
};
addEventListener('hashchange', openLinkedQuestion);
openLinkedQuestion();

// Loads the code of the notes on the first hover, focus or click of a control with a note; after a failure, on the next.
let isLoading = false;
let isPressed = false;
const loadControlNotes = async (control: HTMLElement | null) => {
  if (!control || isLoading) return;
  isLoading = true;
  try {
    (await import('./control-note.ts')).startControlNotes(control, isPressed);
  } catch {
    isLoading = false;
  }
};
const handleIntent = ({ type, target }: Event) => {
  isPressed = type === 'click';
  loadControlNotes((target as Element).closest('[data-note]'));
  if (RECORDS_VISITS) addCampaignParameters((target as Element).closest('a'));
};
for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, handleIntent);
// The visitor hovered or focused a control before this script loaded.
loadControlNotes(document.querySelector('[data-note]:is(:hover, :focus)'));

// Prefetches links on hover, focus and touch. Browsers with speculation rules do this themselves.
const prefetchLink = (event: Event) => {
  const link = (event.target as Element).closest('a');
  if (link?.origin !== location.origin) return;
  import('astro/virtual-modules/prefetch.js').then(
    ({ prefetch }) => prefetch(link.href),
    // Fails when the visitor follows the link before the module is loaded.
    () => {},
  );
};
if (!HTMLScriptElement.supports?.('speculationrules')) {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, prefetchLink, { passive: true });
}

// Lists for pages without JavaScript are printed, too.
addEventListener('beforeprint', () => {
  for (const lists of document.querySelectorAll('noscript[data-on-paper]'))
    lists.outerHTML = lists.textContent;
});

if (COUNTS_VISITS) startCounting();
setFaces().then(layOutRemainingSections);
startAnimations();
// The call bar is not visible on the first screen, so it is loaded on the first scroll.
const loadCallBar = () => {
  import('./call-bar.ts').catch(loadCallBarOnScroll);
};
const loadCallBarOnScroll = () => addEventListener('scroll', loadCallBar, { once: true });
if (scrollY > 0) loadCallBar();
else loadCallBarOnScroll();
