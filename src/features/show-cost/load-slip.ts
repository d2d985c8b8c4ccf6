import { hideLoadError, showLoadError } from '#src/frame/wake-error.ts';

export type PriceBlock = HTMLElement & { act?: (event: Event | undefined) => void };

const block = document.querySelector('[data-prices]') as PriceBlock;
const loadSlip = (event?: Event) =>
  import(/* @vite-ignore */ block.dataset.prices as string).then(
    () => {
      hideLoadError(block);
      block.act?.(event);
    },
    () => event && showLoadError(block.querySelector('[data-choices]') as Element),
  );
const loadIfLinked = () => location.hash.startsWith('#cost=') && loadSlip();

block.onclick = block.oninput = loadSlip;
new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && loadSlip(), {
  rootMargin: '100%',
}).observe(block);
addEventListener('hashchange', loadIfLinked);
loadIfLinked();
