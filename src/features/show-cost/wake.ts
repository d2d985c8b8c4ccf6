import { forgetFailed, sayFailed } from '#src/frame/wake-error.ts';

export type PriceBlock = HTMLElement & { act?: (event: Event | undefined) => void };

const block = document.querySelector('[data-prices]') as PriceBlock;
const wake = (event?: Event) =>
  import(/* @vite-ignore */ block.dataset.prices as string).then(
    () => {
      forgetFailed(block);
      block.act?.(event);
    },
    () => event && sayFailed(block.querySelector('[data-choices]') as Element),
  );
const wakeAddressed = () => location.hash.startsWith('#cost=') && wake();

block.onclick = block.oninput = wake;
new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && wake(), {
  rootMargin: '100%',
}).observe(block);
addEventListener('hashchange', wakeAddressed);
wakeAddressed();
