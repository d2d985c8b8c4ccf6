/**
 * Remembers an element by its attributes and its index among elements with the same attributes. Classes do not
 * work, because built pages have shortened class names.
 * @returns a function that finds the counterpart in another rendering of the root
 */
export function createCounterpartFinder(
  element: Element,
  root: ParentNode,
): (within: ParentNode) => Element | undefined {
  const keys = element.id ? ['id'] : element.hasAttribute('name') ? ['name', 'type'] : ['type', 'role'];
  const selector = keys
    .filter((key) => element.hasAttribute(key))
    .map((key) => `[${key}="${CSS.escape(element.getAttribute(key) ?? '')}"]`)
    .join('');
  const index = [...root.querySelectorAll(element.localName + selector)].indexOf(element);
  return (within) => within.querySelectorAll(element.localName + selector)[index];
}
