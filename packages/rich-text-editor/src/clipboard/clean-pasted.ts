import { isAllowedLink } from '@trekker/rich-text/allowed-links.ts';
import { deepestList } from '../editing/commands.ts';
import { cleanTables } from './clean-tables.ts';
import { rename } from './rename.ts';
import { listsOfWord } from './word-lists.ts';

const nothing = [
  ...['script', 'style', 'template', 'noscript', 'head', 'meta', 'link', 'title', 'iframe', 'object', 'embed', 'svg'],
  ...['math', 'canvas', 'audio', 'video', 'input', 'select', 'textarea', 'button', 'datalist', 'map', 'frameset'],
].join();

/** Takes all that is no text out of what was copied elsewhere, and puts the rest into elements that say what it is. */
export function cleanPasted(root: HTMLElement): void {
  const { ownerDocument: page } = root;
  for (const node of root.querySelectorAll(nothing)) node.remove();
  listsOfWord(root);
  namedParagraphs(root);
  listsInLists(root);
  deepLists(root);
  for (const image of root.querySelectorAll('img, picture'))
    image.replaceWith(page.createTextNode(image.getAttribute('alt') ?? ''));
  for (const link of root.querySelectorAll('a')) cleanLink(link);
  for (const text of root.querySelectorAll('pre')) keepLines(text);
  for (const mark of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) plainHeading(mark);
  // They stand between paragraphs and belong to neither.
  for (const line of root.querySelectorAll('br.Apple-interchange-newline, p + br')) line.remove();
  cleanTables(root);
}

/** A link whose address is of another page's own, or that may not be one, leaves its words. */
function cleanLink(link: HTMLAnchorElement): void {
  const to = withoutDetour(link.getAttribute('href') ?? '');
  if (/^(https?|mailto|tel):/i.test(to) && isAllowedLink(to)) link.setAttribute('href', to);
  else link.removeAttribute('href');
  link.removeAttribute('data-to');
}

/** Google Docs sends its links through an address of its own. */
function withoutDetour(to: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(to)) return to;
  return new URL(to).searchParams.get('q') ?? to;
}

/** Word says by a class or a style what HTML has elements for. */
const named: readonly (readonly [where: string, tag: string])[] = [
  ['p.MsoTitle, p[style*="mso-outline-level:1" i]', 'h2'],
  ['p.MsoSubtitle, p[style*="mso-outline-level:2" i], p[style*="mso-outline-level:3" i]', 'h3'],
  ['p.MsoQuote, p.MsoIntenseQuote, p[class^="MsoQuote"], p[class^="MsoIntenseQuote"]', 'blockquote'],
];

function namedParagraphs(root: HTMLElement): void {
  for (const [where, tag] of named) for (const node of root.querySelectorAll(where)) rename(node, tag);
}

/** Google Docs and Word put a list right into a list: it belongs to the item before it. */
function listsInLists(root: HTMLElement): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
    else list.replaceWith(...list.children);
  }
}

/** Nobody can write a list deeper than this: its items stand in the last that may be. */
function deepLists(root: HTMLElement): void {
  for (const list of root.querySelectorAll('li :is(ul, ol) '.repeat(deepestList))) {
    list.closest('li')?.after(...list.childNodes);
    list.remove();
  }
}

/** A heading is as bold as it is: what is bold in all of it says nothing. */
function plainHeading(heading: Element): void {
  for (const mark of heading.querySelectorAll('b, strong')) mark.replaceWith(...mark.childNodes);
  for (const part of heading.querySelectorAll<HTMLElement>('[style]')) part.style.removeProperty('font-weight');
}

/** What is set line by line stays so. */
function keepLines(text: Element): void {
  const { ownerDocument: page } = text;
  const lines = (text.textContent ?? '').replace(/\n+$/, '').split('\n');
  const paragraph = page.createElement('p');
  for (const [at, line] of lines.entries()) paragraph.append(...(at > 0 ? [page.createElement('br')] : []), line);
  text.replaceWith(paragraph);
}
