/** The little that every page runs before anybody acts, fetched once the page is painted. */
import { passOn } from './call-links.ts';
import { startCounting } from './count.ts';
import { layOutRest } from './lay-out-rest.ts';
import { startMoving } from './moving.ts';
import { setFaces } from './set-faces.ts';

const announce = () => {
  if (!location.hash && document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
  const status = document.getElementById('page-status');
  if (status) status.textContent = document.title;
};
addEventListener('arrived', announce);
if ('arrived' in document.documentElement.dataset) announce();

// A page that comes back from the browser's cache must not come back with its menu open.
addEventListener('pagehide', () => {
  document.getElementById('menu')?.hidePopover?.();
});
// Where the browser has no popovers (Safari before 17), src/styles/elements.css shows the menu by an attribute.
if (!('popover' in HTMLElement.prototype))
  addEventListener('click', ({ target }) => {
    const menu = document.getElementById('menu');
    const isAsked = (target as Element).closest('[popovertarget]') && !menu?.hasAttribute('open');
    menu?.toggleAttribute('open', Boolean(isAsked));
  });
// Out of it a transition that had just begun never goes on (Chromium 156): what it was to take away stays. Asked for when a
// page is left, all its styles would be made once more, and the next page waits for that.
addEventListener('pageshow', ({ persisted }) => {
  for (const animation of persisted ? document.getAnimations() : [])
    if (animation instanceof CSSTransition) animation.finish();
});

// A question that is linked to is open when it is reached.
const openLinked = () => {
  const linked = document.getElementById(location.hash.slice(1));
  if (linked instanceof HTMLDetailsElement) linked.open = true;
};
addEventListener('hashchange', openLinked);
openLinked();

// Notes come with the first control that has one and is reached for; what could not be fetched, with the next.
let isComing = false;
let isPressed = false;
const startNotes = async (control: HTMLElement | null) => {
  if (!control || isComing) return;
  isComing = true;
  try {
    (await import('./control-note.ts')).startControlNotes(control, isPressed);
  } catch {
    isComing = false;
  }
};
const reached = ({ type, target }: Event) => {
  isPressed = type === 'click';
  startNotes((target as Element).closest('[data-note]'));
  if (NOTES_VISITS) passOn((target as Element).closest('a'));
};
for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, reached);
// One that was reached for before this code had come.
startNotes(document.querySelector('[data-note]:is(:hover, :focus)'));

// A page that is reached for is fetched before it is asked for; browsers that read speculation rules do so by themselves.
const soon = (event: Event) => {
  const link = (event.target as Element).closest('a');
  if (link?.origin !== location.origin) return;
  import('astro/virtual-modules/prefetch.js').then(
    ({ prefetch }) => prefetch(link.href),
    // Whoever follows the link at once leaves before this has come.
    () => {},
  );
};
if (!HTMLScriptElement.supports?.('speculationrules')) {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, soon, { passive: true });
}

// What is there for a page without script is on paper too.
addEventListener('beforeprint', () => {
  for (const lists of document.querySelectorAll('noscript[data-on-paper]'))
    lists.outerHTML = lists.textContent;
});

if (COUNTS_VISITS) startCounting();
setFaces().then(layOutRest);
startMoving();
// The phone's bar has no place in the first screen: it comes when a visitor scrolls, or scrolls on.
const bringCallBar = () => {
  import('./call-bar.ts').catch(awaitScroll);
};
const awaitScroll = () => addEventListener('scroll', bringCallBar, { once: true });
if (scrollY > 0) bringCallBar();
else awaitScroll();
