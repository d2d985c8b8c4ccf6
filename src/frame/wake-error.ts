/** Tells in an island that what was pressed in it does not act. */
export function sayFailed(island: Element) {
  const notice = document.createElement('p');
  notice.dataset.wakeError = '';
  notice.setAttribute('role', 'alert');
  notice.textContent = 'This part of the page could not be loaded. Check your connection and try again.';
  forgetFailed(island);
  island.append(notice);
}

/** Takes away what `sayFailed` said. */
export function forgetFailed(island: Element) {
  island.querySelector('[data-wake-error]')?.remove();
}
