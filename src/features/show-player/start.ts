/**
 * Fetches what plays a show when its player comes near, is pressed, or is asked for by the address. A press or key that
 * comes before is done again then; what could not be fetched is asked for again with the next press.
 */
const root = document.querySelector<HTMLElement>('[data-show-player]');
if (root) {
  const wake = (event?: Event) =>
    import('./play.ts').then(
      ({ play }) => play(root, event),
      () => {},
    );
  root.onclick = root.onkeydown = wake;
  new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: '200px' }).observe(
    root,
  );
  const wakeAddressed = () => location.hash.includes('@') && wake();
  addEventListener('hashchange', wakeAddressed);
  wakeAddressed();
}
