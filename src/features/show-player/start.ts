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
