import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** As a browser reads it, without running anything. */
export const nodesOf = (html: string): Node[] => parseFragment(html, { scriptingEnabled: false }).childNodes;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

export const attribute = (element: Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value.trim() ?? '';

export const hasClass = (element: Element, pattern: RegExp): boolean =>
  attribute(element, 'class')
    .split(/\s+/)
    .some((name) => pattern.test(name));

/** All elements below, in reading order, without recursion: what people paste is nested deeper than a stack. */
export function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  const open = [...nodes].reverse();
  while (open.length > 0) {
    const node = open.pop() as Node;
    if (!isElement(node)) continue;
    yield node;
    for (let at = node.childNodes.length - 1; at >= 0; at--) open.push(node.childNodes[at] as Node);
  }
}

export const firstIn = (element: Element, is: (element: Element) => boolean): Element | undefined =>
  elementsIn(element.childNodes).find(is);

/** The words in it, without those of programs and style sheets. */
export function textIn(nodes: readonly Node[]): string {
  const open = [...nodes].reverse();
  let text = '';
  while (open.length > 0) {
    const node = open.pop() as Node;
    if (isText(node)) text += node.value;
    if (!isElement(node) || /^(script|style|template)$/.test(node.tagName)) continue;
    if (node.tagName === 'br') text += ' ';
    for (let at = node.childNodes.length - 1; at >= 0; at--) open.push(node.childNodes[at] as Node);
  }
  return text;
}

/** Titles and excerpts, in which people write tags and references: one line of words. */
export function plainLine(html: string): string {
  const text = /[<&]/.test(html) ? textIn(nodesOf(html)) : html;
  return text.replace(/\s+/g, ' ').trim();
}
