import { hideWakeError, showWakeError } from '#src/frame/wake-error.ts';

export type PriceBlock = HTMLElement & { act?: (event: Event | undefined) => void };

const block = document.querySelector('[data-prices]') as PriceBlock;
const loadSlip = (event?: Event) =>
  import(/* @vite-ignore */ block.dataset.prices as string).then(
    () => {
      hideWakeError(block);
      block.act?.(event);
    },
    () => event && showWakeError(block.querySelector('[data-choices]') as Element),
  );
const loadIfAddressed = () => location.hash.startsWith('#cost=') && loadSlip();

block.onclick = block.oninput = loadSlip;
new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && loadSlip(), {
  rootMargin: '100%',
}).observe(block);
addEventListener('hashchange', loadIfAddressed);
loadIfAddressed();
