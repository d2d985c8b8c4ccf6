/**
 * Fetches what plays a show when its player comes near, is reached for, or is asked for by the address. A press or key
 * that came before is done again then.
 */
const root = document.querySelector<HTMLElement>('[data-show-player]');
if (root) {
  let held: Event | undefined;
  const hold = (event: Event) => {
    held = event;
  };
  const wake = async () => {
    near.disconnect();
    try {
      const { play } = await import('./play.ts');
      for (const type of ['click', 'keydown']) root.removeEventListener(type, hold);
      await play(root);
      // A native control has acted by itself, and tells of it when it is read.
      if (held?.type === 'click') (held.target as Element).closest('button')?.click();
      else if (held)
        held.target?.dispatchEvent(
          new KeyboardEvent('keydown', { key: (held as KeyboardEvent).key, bubbles: true }),
        );
    } catch {
      // What could not be fetched is asked for again with the next reach.
      root.addEventListener('pointerdown', wake, { once: true });
    }
  };
  const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
    rootMargin: '200px',
  });
  near.observe(root);
  root.addEventListener('focusin', wake, { once: true });
  for (const type of ['click', 'keydown']) root.addEventListener(type, hold);
  const wakeAddressed = () => /^#[a-z]+@/.test(location.hash) && wake();
  addEventListener('hashchange', wakeAddressed, { once: true });
  wakeAddressed();
}
