import { escapeHtml } from '../html/escape-html.ts';
import type { Notes } from '../html/flow.ts';
import { type Card, cardHtml } from './cards.ts';

/** [kind, opened marks, how many end behind it, text or the number of an atom] */
type Marker = [number, number[], number, string | number];
type Section = [number, ...unknown[]];
type Mobiledoc = {
  markups?: [string, string[]?][];
  atoms?: [string, string, Card][];
  cards?: [string, Card][];
  sections?: Section[];
};

const inlineTags = /^(a|b|strong|i|em|s|u|code|sub|sup)$/;
const blockTags = /^(p|h[1-6]|blockquote|aside|pull-quote)$/;

/** The text of a post of Ghost 1 to 4 where it has no HTML. */
export function mobiledocHtml(text: string, notes: Notes): string {
  const document = JSON.parse(text) as Mobiledoc;
  return (document.sections ?? []).map((section) => sectionHtml(section, document, notes)).join('');
}

function sectionHtml([kind, first, second]: Section, document: Mobiledoc, notes: Notes): string {
  if (kind === 1) {
    const tag = blockTags.test(String(first)) ? String(first).replace(/^(aside|pull-quote)$/, 'blockquote') : 'p';
    return `<${tag}>${lineHtml(second as Marker[], document)}</${tag}>`;
  }
  if (kind === 2) return `<img src="${escapeHtml(String(first))}">`;
  if (kind === 3) {
    const tag = first === 'ol' ? 'ol' : 'ul';
    const items = (second as Marker[][]).map((item) => `<li>${lineHtml(item, document)}</li>`);
    return `<${tag}>${items.join('')}</${tag}>`;
  }
  const [name = '', card = {}] = document.cards?.[Number(first)] ?? [];
  return cardHtml(name, card, notes);
}

function lineHtml(markers: readonly Marker[], document: Mobiledoc): string {
  const open: string[] = [];
  let html = '';
  for (const [kind, opened, closed, value] of markers) {
    for (const at of opened) {
      const { start, end } = markHtml(document.markups?.[at]);
      html += start;
      open.push(end);
    }
    html += kind === 1 ? atomHtml(document.atoms?.[Number(value)]) : escapeHtml(String(value));
    for (let count = 0; count < closed; count++) html += open.pop() ?? '';
  }
  return html + open.reverse().join('');
}

function markHtml([name = '', attributes = []]: [string?, string[]?] = []): { start: string; end: string } {
  const tag = name.toLowerCase();
  if (!inlineTags.test(tag)) return { start: '', end: '' };
  const at = attributes.indexOf('href');
  const href = tag === 'a' && at >= 0 ? ` href="${escapeHtml(String(attributes[at + 1]))}"` : '';
  return { start: `<${tag}${href}>`, end: `</${tag}>` };
}

const atomHtml = ([name, value]: [string?, string?, Card?] = []): string =>
  name === 'soft-return' ? '<br>' : escapeHtml(String(value ?? ''));
