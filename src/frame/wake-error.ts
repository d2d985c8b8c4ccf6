/** Shows in an island that it could not be loaded. */
export function showLoadError(island: Element) {
  const notice = document.createElement('p');
  notice.dataset.wakeError = '';
  notice.setAttribute('role', 'alert');
  notice.textContent = 'This section could not be loaded. Check your connection and try again.';
  hideLoadError(island);
  island.append(notice);
}

export function hideLoadError(island: Element) {
  island.querySelector('[data-wake-error]')?.remove();
}
