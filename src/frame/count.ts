/**
 * Counts the visit, where the owner switched that on: that the page was really seen, that a form was reached for, which
 * step of the survey, and a call link. Each once a page; nothing is kept on the device for it.
 */
export function startCounting() {
  if (navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)
    return;
  const told = new Set<string>();
  const tell = (event: string) => {
    if (told.has(event)) return;
    told.add(event);
    try {
      navigator.sendBeacon(COUNT_ADDRESS, `${event}\n${location.pathname}\n${sessionStorage.visit}`);
    } catch {}
  };
  const see = () => {
    if (!document.hidden) tell('view');
  };
  see();
  // A page that is prepared ahead, or opened behind another, is hidden until it is looked at.
  document.addEventListener('visibilitychange', see);
  addEventListener('focusin', ({ target }) => {
    const form = (target as Element).closest('form');
    if (form && HONEYPOT in form.elements) tell(form.closest('footer') ? 'letter' : 'form');
    const step = /\bstep=(\d)/.exec(location.search);
    if (step) tell(`step${step[1]}`);
  });
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')?.href.startsWith(SCHEDULING)) tell('call');
  });
}
