/**
 * Fetches what the price block acts with when it comes near, when it is touched, or at once for an address that carries
 * a slip. Its radios and fields are the browser's own until then.
 */
type LiveSlip = typeof import('./live-slip.ts');

const block = document.querySelector<HTMLElement>('[data-prices]');

async function fetchSlip(): Promise<LiveSlip | undefined> {
  if (!block) return undefined;
  const prices = import(/* @vite-ignore */ block.dataset.prices ?? '');
  const [code, { default: list }] = await Promise.all([import('./live-slip.ts'), prices]);
  code.startSlip(block, list);
  return code;
}

let coming: Promise<LiveSlip | undefined> | undefined;

function wake(): Promise<LiveSlip | undefined> {
  coming ??= fetchSlip().catch(() => {
    // The next touch tries again.
    coming = undefined;
    return undefined;
  });
  return coming;
}

if (block) {
  new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: '100%' }).observe(
    block,
  );
  block.addEventListener('change', wake);
  block.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-act]');
    if (button) (await wake())?.act(button.dataset.act);
  });
  const followAddress = async () => {
    if (!location.hash.startsWith('#cost=')) return;
    block.closest('section')?.scrollIntoView();
    (await wake())?.readAddress();
  };
  addEventListener('hashchange', followAddress);
  followAddress();
}
