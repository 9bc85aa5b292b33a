/** The same in an element of another kind. */
export function rename(node: Element, tag: string): Element {
  const other = node.ownerDocument.createElement(tag);
  other.append(...node.childNodes);
  node.replaceWith(other);
  return other;
}
