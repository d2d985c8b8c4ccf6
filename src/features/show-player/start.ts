export type PlayerRoot = HTMLElement & { play?: (held?: Event) => void };

const root = document.querySelector('[data-show-player]') as PlayerRoot;
const loadPlayer = (event?: Event) =>
  import(/* @vite-ignore */ root.dataset.showPlayer as string).then(
    () => root.play?.(event),
    () => {
      const { failed } = JSON.parse(root.dataset.texts ?? '');
      for (const part of event ? ['live', 'say'] : [])
        (root.querySelector(`[data-of=${part}]`) as Element).textContent = failed;
    },
  );
const loadIfLinked = () => location.hash.includes('@') && loadPlayer();

root.onclick = root.onkeydown = loadPlayer;
// One callback may contain several changes; the last one is the current state.
new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && loadPlayer()).observe(root);
addEventListener('hashchange', loadIfLinked);
loadIfLinked();
