/** The call bar is hidden while one of these elements is in view, because they contain a call link or need the space. */
const hidingSelector = 'main > :first-child, main form, [data-closing], footer';

const bar = document.getElementById('call-bar');
const visibleElements = new Set<Element>();
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries)
    visibleElements[isIntersecting ? 'add' : 'delete'](target);
  bar?.toggleAttribute('data-dock', visibleElements.size === 0);
});
for (const element of document.querySelectorAll(hidingSelector)) observer.observe(element);
