/**
 * Remembers an element by its attributes and its index among elements with the same ones. Classes are no help: those of
 * a built page are shortened, those that React renders are not.
 * @returns finds the counterpart in a root that was rendered again
 */
export function findAgain(element: Element, root: ParentNode): (within: ParentNode) => Element | undefined {
  const keys = element.id ? ['id'] : element.hasAttribute('name') ? ['name', 'type'] : ['type', 'role'];
  const selector = keys
    .filter((key) => element.hasAttribute(key))
    .map((key) => `[${key}="${CSS.escape(element.getAttribute(key) ?? '')}"]`)
    .join('');
  const index = [...root.querySelectorAll(element.localName + selector)].indexOf(element);
  return (within) => within.querySelectorAll(element.localName + selector)[index];
}
