/**
 * Counts page views, the use of forms, survey steps and clicks on call links, each once per page, if
 * PUBLIC_COUNT is set. It stores nothing on the device.
 */
export function startCounting() {
  if (navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)
    return;
  const sentEvents = new Set<string>();
  const sendEvent = (event: string) => {
    if (sentEvents.has(event)) return;
    sentEvents.add(event);
    try {
      navigator.sendBeacon(COUNT_ADDRESS, `${event}\n${location.pathname}\n${sessionStorage.visit}`);
    } catch {}
  };
  const countView = () => {
    if (!document.hidden) sendEvent('view');
  };
  countView();
  // Prerendered pages and background tabs count once they become visible.
  document.addEventListener('visibilitychange', countView);
  addEventListener('focusin', ({ target }) => {
    const form = (target as Element).closest('form');
    if (form && HONEYPOT in form.elements) sendEvent(form.closest('footer') ? 'letter' : 'form');
    const step = /\bstep=(\d)/.exec(location.search);
    if (step) sendEvent(`step${step[1]}`);
  });
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')?.href.startsWith(SCHEDULING)) sendEvent('call');
  });
}
