/**
 * Stands in the page: fetches what plays a show when its player comes into view, is pressed, or is asked for by the address.
 * A press or key that comes before is done again then; what could not be fetched is asked for again with the next press.
 */
export type PlayerRoot = HTMLElement & { play?: (held?: Event) => void };

const root = document.querySelector('[data-show-player]') as PlayerRoot;
const wake = (event?: Event) =>
  import(/* @vite-ignore */ root.dataset.showPlayer as string).then(
    () => root.play?.(event),
    () => {
      const { failed } = JSON.parse(root.dataset.words ?? '');
      for (const part of event ? ['live', 'say'] : [])
        (root.querySelector(`[data-of=${part}]`) as Element).textContent = failed;
    },
  );
const wakeAddressed = () => location.hash.includes('@') && wake();

root.onclick = root.onkeydown = wake;
// Several changes may be told at once; the last one counts.
new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && wake()).observe(root);
addEventListener('hashchange', wakeAddressed);
wakeAddressed();
