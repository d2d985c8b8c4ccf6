/** Shows in an island that it could not be loaded. */
export function showWakeError(island: Element) {
  const notice = document.createElement('p');
  notice.dataset.wakeError = '';
  notice.setAttribute('role', 'alert');
  notice.textContent = 'This part of the page could not be loaded. Check your connection and try again.';
  hideWakeError(island);
  island.append(notice);
}

export function hideWakeError(island: Element) {
  island.querySelector('[data-wake-error]')?.remove();
}
