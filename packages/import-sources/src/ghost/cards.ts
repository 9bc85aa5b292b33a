import { escapeHtml } from '../html/escape-html.ts';
import type { Notes } from '../html/flow.ts';
import { markdownHtml } from '../markdown/markdown-html.ts';

/** What an editor of Ghost put into a text, by its name and its fields; both kinds of text have nearly the same. */
export type Card = Readonly<Record<string, unknown>>;

const said = (card: Card, ...names: string[]): string => {
  for (const name of names) if (typeof card[name] === 'string' && card[name] !== '') return card[name];
  return '';
};
const attribute = (card: Card, ...names: string[]): string => escapeHtml(said(card, ...names));

/** Captions are HTML, as the editor of Ghost writes them. */
const caption = (card: Card): string =>
  said(card, 'caption') ? `<figcaption>${said(card, 'caption')}</figcaption>` : '';

const width = (card: Card): string =>
  ({ wide: ' class="kg-width-wide"', full: ' class="kg-width-full"' })[said(card, 'cardWidth')] ?? '';

const image = (card: Card): string => `<img src="${attribute(card, 'src')}" alt="${attribute(card, 'alt')}">`;

const link = (card: Card): string => {
  const [address, words] = [
    attribute(card, 'buttonUrl', 'src', 'url'),
    attribute(card, 'buttonText', 'fileTitle', 'title', 'fileName'),
  ];
  return address ? `<p><a href="${address}">${words || address}</a></p>` : '';
};

function gallery(card: Card): string {
  const images = Array.isArray(card.images) ? (card.images as Card[]) : [];
  return `<figure class="kg-gallery-card">${images.map((one) => `<figure>${image(one)}${caption(one)}</figure>`).join('')}${caption(card)}</figure>`;
}

function embed(card: Card): string {
  const address = attribute(card, 'url');
  return `${address ? `<p>${address}</p>` : said(card, 'html')}${card.caption ? `<p>${said(card, 'caption')}</p>` : ''}`;
}

const readers: Readonly<Record<string, (card: Card, notes: Notes) => string>> = {
  image: (card) => `<figure${width(card)}>${image(card)}${caption(card)}</figure>`,
  gallery,
  embed,
  html: (card) => said(card, 'html'),
  markdown: (card, notes) => markdownHtml(said(card, 'markdown'), notes),
  'card-markdown': (card, notes) => markdownHtml(said(card, 'markdown'), notes),
  code: (card) => `<pre>${escapeHtml(said(card, 'code'))}</pre>`,
  codeblock: (card) => `<pre>${escapeHtml(said(card, 'code'))}</pre>`,
  callout: (card) =>
    `<div class="kg-callout-card"><div class="kg-callout-text">${said(card, 'calloutText', 'text')}</div></div>`,
  toggle: (card) => `<p><b>${said(card, 'heading')}</b></p>${said(card, 'content')}`,
  button: link,
  file: link,
  audio: link,
  video: (card) => `${link(card)}${card.caption ? `<p>${said(card, 'caption')}</p>` : ''}`,
  bookmark: (card) => {
    const { title, description } = (card.metadata ?? {}) as Card;
    const about = typeof description === 'string' && description ? `<p>${escapeHtml(description)}</p>` : '';
    const words = typeof title === 'string' && title ? escapeHtml(title) : attribute(card, 'url');
    return `<p><a href="${attribute(card, 'url')}">${words}</a></p>${about}`;
  },
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
  header: (card) => `<h2>${said(card, 'header')}</h2><p>${said(card, 'subheader')}</p>${link(card)}`,
  product: (card) =>
    `<h3>${said(card, 'productTitle')}</h3>${said(card, 'productDescription')}${card.productImageSrc ? `<img src="${attribute(card, 'productImageSrc')}">` : ''}${card.productUrl ? `<p><a href="${attribute(card, 'productUrl')}">${attribute(card, 'productButton', 'productUrl')}</a></p>` : ''}`,
};

/** For readers who were signed in, or who were to be. */
const leftOut = /^(signup|email|email-cta|paywall|call-to-action|transistor)$/;

export function cardHtml(name: string, card: Card, notes: Notes): string {
  if (leftOut.test(name)) {
    notes.add('ghost-sign-up', name);
    return '';
  }
  if (Object.hasOwn(readers, name)) return readers[name]?.(card, notes) ?? '';
  notes.add('unknown-card', name);
  return '';
}
