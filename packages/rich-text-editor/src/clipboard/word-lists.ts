import { deepestList } from '../editing/commands.ts';

/**
 * Word writes a list as paragraphs that say in their style how deep they stand (`mso-list:l0 level2 lfo1`), with the
 * sign of the item in their text. Here they become lists.
 */
export function listsOfWord(root: HTMLElement): void {
  for (const [first, ...others] of inRows(root.querySelectorAll('p[style*="mso-list" i]'))) {
    if (!first) continue;
    const place = first.ownerDocument.createElement('div');
    first.before(place);
    for (const item of [first, ...others]) addItem(place, item);
    place.replaceWith(...place.childNodes);
  }
}

/** Those that follow each other with nothing between them but blanks. */
function inRows(items: Iterable<Element>): Element[][] {
  const rows: Element[][] = [];
  for (const item of items) {
    const last = rows.at(-1)?.at(-1);
    if (last && last === item.previousElementSibling) rows.at(-1)?.push(item);
    else rows.push([item]);
  }
  return rows;
}

/** Puts an item into the list of its level, which begins below the last item above it. */
function addItem(place: Element, item: Element): void {
  const level = Math.min(Number(/level(\d+)/i.exec(item.getAttribute('style') ?? '')?.[1] ?? 1), deepestList);
  const tag = takeSign(item) ? 'OL' : 'UL';
  let list = listIn(place, level === 1 ? tag : null);
  for (let depth = 2; depth <= level; depth += 1) {
    const above = list.lastElementChild ?? list.appendChild(item.ownerDocument.createElement('li'));
    list = listIn(above, depth === level ? tag : null);
  }
  const line = list.appendChild(item.ownerDocument.createElement('li'));
  line.append(...item.childNodes);
  item.remove();
}

/** The list at the end of this, of a kind where one is wanted. */
function listIn(parent: Element, tag: string | null): Element {
  const last = parent.lastElementChild;
  if (last && (tag ? last.tagName === tag : /^[OU]L$/.test(last.tagName))) return last;
  return parent.appendChild(parent.ownerDocument.createElement(tag ?? 'ul'));
}

/** Takes the sign out of the item. Whether it was a number: "1." or "b)", while a bullet may be the letter o. */
function takeSign(item: Element): boolean {
  const signs = [...item.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')];
  const sign = signs.map(({ textContent }) => textContent).join('');
  for (const node of signs) node.remove();
  return /^\s*[\p{L}\d]{1,4}[.)]/u.test(sign);
}
