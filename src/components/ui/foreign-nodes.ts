/**
 * Translators move or replace the text nodes that React holds. React then fails with a `NotFoundError` when it removes
 * such a node or inserts before it, and discards the whole root. The two methods below accept a node that was moved out of its parent.
 */
const { insertBefore, removeChild } = Node.prototype;

function findChildContaining(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  const present = findChildContaining(this, child);
  if (present) removeChild.call(this, present);
  return child;
};

Node.prototype.insertBefore = function <Child extends Node>(
  this: Node,
  node: Child,
  before: Node | null,
): Child {
  insertBefore.call(this, node, findChildContaining(this, before));
  return node;
};

export {};
