import { isAllowedLink } from '@trekker/rich-text/allowed-links.ts';
import { absoluteAddress } from '../addresses.ts';
import { playedAddress } from './embeds.ts';
import { figureOf, galleryOf, hasImages, isGallery, readAttachedGallery, readFigure, readImage } from './figures.ts';
import { type Flow, lineOf, type Marks, plainAndOthers, wordsOf } from './flow.ts';
import { readList, readTable } from './tables.ts';
import { attribute, type Element, elementsIn, firstIn, hasClass, isElement } from './tree.ts';

type Reader = (element: Element, flow: Flow, marks: Marks) => void;

const visitInner: Reader = (element, flow, marks) => flow.context.visit(element.childNodes, flow, marks);

/** Its content on lines of its own. */
const block: Reader = (element, flow, marks) => {
  flow.flush();
  visitInner(element, flow, marks);
  flow.flush();
};

const marked =
  (mark: Partial<Marks>, said = ''): Reader =>
  (element, flow, marks) => {
    if (said) flow.context.notes.add('formatting-left-out', said);
    visitInner(element, flow, { ...marks, ...mark });
  };

const leftOut =
  (reason: string): Reader =>
  (element, flow) =>
    flow.context.notes.add(reason, `${element.tagName} ${attribute(element, 'src')}`);

const heading: Reader = (element, flow) => {
  const level = element.tagName === 'h1' || element.tagName === 'h2' ? 2 : 3;
  const blocks = flow.inner(element.childNodes);
  const { plain, others } = plainAndOthers(blocks);
  flow.add({ t: 'h', level, c: lineOf(plain) ?? [] }, ...others);
};

const quote: Reader = (element, flow) => {
  const { plain, others } = plainAndOthers(flow.inner(element.childNodes));
  flow.add({ t: 'quote', blocks: plain }, ...others);
};

/** Whole cards of Ghost: what they are for is in their class. */
const cards: readonly [name: RegExp, read: Reader][] = [
  [/^kg-(signup-card|email-card|email-cta-card|cta-card)$/, (_, flow) => flow.context.notes.add('ghost-sign-up')],
  [
    /^kg-callout-card$/,
    (element, flow) => {
      const text = firstIn(element, (one) => hasClass(one, /^kg-callout-text$/)) ?? element;
      const { plain, others } = plainAndOthers(flow.inner(text.childNodes));
      flow.add({ t: 'note', title: '', blocks: plain }, ...others);
    },
  ],
  [
    /^kg-toggle-card$/,
    (element, flow) => {
      const title = firstIn(element, (one) => hasClass(one, /^kg-toggle-heading-text$/));
      const text = firstIn(element, (one) => hasClass(one, /^kg-toggle-content$/));
      if (title) flow.add({ t: 'p', c: [{ b: [wordsOf(title.childNodes)] }] });
      flow.add(...(text ? flow.inner(text.childNodes) : []));
    },
  ],
  [
    /^(kg-bookmark-card|kg-file-card)$/,
    (element, flow) => {
      const link = firstIn(element, ({ tagName }) => tagName === 'a');
      const named = (name: RegExp) => firstIn(element, (one) => hasClass(one, name));
      const title = named(/^(kg-bookmark-title|kg-file-card-title)$/) ?? link;
      const about = named(/^(kg-bookmark-description|kg-file-card-caption)$/);
      const to = linkTo(link ? attribute(link, 'href') : '', flow);
      const words = title ? wordsOf(title.childNodes) : '';
      if (to !== null) flow.add({ t: 'p', c: [{ a: to, c: [words || to] }] });
      if (about) flow.add(...flow.inner(about.childNodes));
    },
  ],
];

const container: Reader = (element, flow, marks) => {
  const card = cards.find(([name]) => hasClass(element, name));
  if (card) card[1](element, flow, marks);
  else if (hasClass(element, /^(sharedaddy|jp-relatedposts|addtoany_share_save_container)$/))
    flow.context.notes.add('sharing-buttons');
  else if (isGallery(element)) {
    const inner = flow.inner(element.childNodes);
    flow.add(...(inner.some(hasImages) ? galleryOf(element, inner) : inner));
  } else {
    // A cover that does not move has its image as a background.
    const [, , background] =
      /background-image\s*:\s*url\(\s*(['"]?)(.*?)\1\s*\)/i.exec(attribute(element, 'style')) ?? [];
    if (background) flow.media(figureOf(background, element, flow));
    block(element, flow, marks);
  }
};

/** Writers name a text by its file, whatever its address is. */
const isTextFile = (href: string): boolean => /^[^?#]*\.(md|markdown|mdx)([?#]|$)/i.test(href.trim());

/** Null, and a note, for what no link may be. */
function linkTo(href: string, flow: Flow): string | null {
  const { base, file } = flow.context;
  const to = absoluteAddress(href, isTextFile(href) ? file : base);
  if (isAllowedLink(to) || (to.startsWith('file:') && to.length < 2000)) return to;
  if (to !== '' && to !== '#') flow.context.notes.add('unsafe-address', href);
  return null;
}

const link: Reader = (element, flow, marks) => {
  // The second link to the same file, which says "Download".
  if (hasClass(element, /^wp-block-file__button$/)) return;
  const to = linkTo(attribute(element, 'href'), flow);
  visitInner(element, flow, to === null ? marks : { ...marks, a: to });
};

/** Films, sounds and frames: the site that had them shows them, so a link leads there. */
const player: Reader = (element, flow) => {
  const inner = elementsIn(element.childNodes).find((one) => attribute(one, 'src') !== '');
  const source = attribute(element, 'src') || attribute(element, 'data-src') || (inner ? attribute(inner, 'src') : '');
  const address = absoluteAddress(source, flow.context.base);
  const played = playedAddress(address);
  if (!played) flow.context.notes.add(element.tagName === 'iframe' ? 'frame-as-link' : 'media-as-link', address);
  const to = played ?? linkTo(address, flow);
  if (to) flow.add({ t: 'p', c: [{ a: to, c: [to] }] });
};

const superscripts: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  n: 'ⁿ',
  '-': '⁻',
  '+': '⁺',
};

const superscript: Reader = (element, flow, marks) => {
  const letters = [...wordsOf(element.childNodes)].map((letter) => superscripts[letter]);
  if (letters.length > 0 && !letters.includes(undefined)) flow.text(letters.join(''), marks);
  else marked({}, 'sup')(element, flow, marks);
};

const code: Reader = (element, flow, marks) => {
  flow.context.notes.add('code-as-text');
  if (element.tagName === 'pre') block(element, flow, { ...marks, isPre: true });
  else visitInner(element, flow, marks);
};

const definition: Reader = (element, flow, marks) =>
  block(element, flow, element.tagName === 'dt' ? { ...marks, b: true } : marks);

const details: Reader = (element, flow, marks) => {
  const summary = element.childNodes.find((node) => isElement(node) && node.tagName === 'summary') as
    | Element
    | undefined;
  if (summary) {
    const { plain, others } = plainAndOthers(flow.inner(summary.childNodes));
    flow.add({ t: 'p', c: [{ b: lineOf(plain) ?? [] }] }, ...others);
  }
  flow.add(...flow.inner(element.childNodes, marks, summary));
};

/** Pages that load pictures late repeat them for whoever runs no programs. */
const noScript: Reader = (element, flow, marks) => {
  const before = element.parentNode?.childNodes[element.parentNode.childNodes.indexOf(element) - 1];
  const isRepeated = before && 'tagName' in before && /^(img|iframe|video|picture)$/.test(before.tagName);
  if (!isRepeated) visitInner(element, flow, marks);
};

const each = (names: string, reader: Reader): Record<string, Reader> =>
  Object.fromEntries(names.split(' ').map((name) => [name, reader]));

export const blockReaders: Readonly<Record<string, Reader>> = Object.assign(Object.create(null), {
  unknown: visitInner,
  ...each('p address article body center details dd fieldset footer header hgroup main nav section', block),
  ...each('div aside', container),
  ...each('h1 h2 h3 h4 h5 h6', heading),
  ...each('ul ol', (element: Element, flow: Flow, marks: Marks) =>
    isGallery(element) ? container(element, flow, marks) : readList(element, flow),
  ),
  ...each('b strong', marked({ b: true })),
  ...each('i em cite dfn var', marked({ i: true })),
  ...each('del s strike', marked({}, 's')),
  ...each('sub', marked({}, 'sub')),
  ...each('script style template link meta title head', leftOut('program-or-style')),
  ...each('form input select textarea object embed applet canvas svg math', leftOut('no-counterpart')),
  ...each('iframe video audio', player),
  ...each('pre code kbd samp tt xmp listing', code),
  ...each('dt dd', definition),
  a: link,
  blockquote: quote,
  br: (_: Element, flow: Flow) => flow.break(),
  details,
  figure: (element: Element, flow: Flow, marks: Marks) =>
    cards.some(([name]) => hasClass(element, name)) ? container(element, flow, marks) : readFigure(element, flow),
  hr: (_: Element, flow: Flow) => flow.add({ t: 'rule' }),
  img: readImage,
  noscript: noScript,
  'shortcode-gallery': readAttachedGallery,
  sup: superscript,
  table: readTable,
} satisfies Record<string, Reader>);

/** Comments in which WordPress says what a block is, and where pages end. */
export function readComment(data: string, flow: Flow): void {
  const comment = data.trim();
  if (comment === 'nextpage') flow.add({ t: 'rule' });
  const [, name] = /^wp:([a-z][\w/-]*)/.exec(comment) ?? [];
  if (!name || !comment.endsWith('/') || /^(more|nextpage|spacer|separator|paragraph)$/.test(name)) return;
  flow.context.notes.add(name === 'block' ? 'reusable-block-missing' : 'dynamic-block', name);
}
