import { mostInGallery } from '@trekker/rich-text/block-words.ts';
import type { Block, Figure, Inline, Width } from '@trekker/rich-text/document.ts';
import { absoluteAddress } from '../addresses.ts';
import { type Flow, lineOf, type Marks, noMarks, wordsOf } from './flow.ts';
import { attribute, type Element, firstIn, hasClass, isElement } from './tree.ts';

const isImageFile = (address: string): boolean => /\.(jpe?g|png|gif|webp|avif|heic|bmp|tiff?)(\?|$)/i.test(address);

/** The address of what an image shows; pages that load late keep it elsewhere. */
function sourceOf(image: Element): string {
  const names = ['data-orig-file', 'data-src', 'data-lazy-src', 'data-original', 'src'];
  const found = names.map((name) => attribute(image, name)).find((value) => value && !value.startsWith('data:'));
  if (found) return found;
  const candidates = (attribute(image, 'srcset') || attribute(image, 'data-srcset')).split(/,\s+/);
  const widths = candidates.map((one) => ({
    address: one.split(/\s+/)[0] ?? '',
    width: Number.parseInt(one.split(/\s+/)[1] ?? '', 10) || 0,
  }));
  return widths.sort((one, other) => other.width - one.width)[0]?.address || attribute(image, 'src');
}

export function widthOf(element: Element): Width {
  if (hasClass(element, /^(alignfull|kg-width-full)$/)) return 'full';
  return hasClass(element, /^(alignwide|kg-width-wide)$/) ? 'wide' : 'column';
}

/** `<img>`: a figure, a sign within a text, or nothing that anybody sees. */
export function readImage(image: Element, flow: Flow, marks: Marks): void {
  const { file, notes } = flow.context;
  const alt = attribute(image, 'alt');
  const source = sourceOf(image);
  const media = absoluteAddress(source, file);
  if (hasClass(image, /^(wp-smiley|emoji)$/)) flow.text(alt, marks);
  else if (source === '') notes.add('no-image-address', alt);
  else if (source.startsWith('data:')) notes.add('embedded-image', alt || source.slice(0, 40));
  else if (isPixel(image)) notes.add('tracking-pixel', source);
  else if (!/^(https?:|file:|\/)/i.test(media)) notes.add('unsafe-address', source);
  else {
    if (marks.a !== null && !isImageFile(marks.a)) notes.add('image-link', marks.a);
    flow.media(figureOf(source, image, flow));
  }
}

export const figureOf = (source: string, element: Element, flow: Flow): Figure => ({
  t: 'figure',
  media: absoluteAddress(source, flow.context.file),
  width: widthOf(element),
  alt: attribute(element, 'alt'),
  credit: '',
  c: [],
});

const isPixel = (image: Element): boolean =>
  ['width', 'height'].every((name) => /^[01](px)?$/.test(attribute(image, name)));

/** `<figure>` of whatever kind: with a caption, a gallery, a player, a table, a quote. */
export function readFigure(figure: Element, flow: Flow): void {
  flow.add(...(hasClass(figure, /^wp-block-pullquote$/) ? pullQuoteIn(figure, flow) : blocksIn(figure, flow)));
}

function blocksIn(figure: Element, flow: Flow): Block[] {
  const captions = figure.childNodes.filter((node) => isElement(node) && node.tagName === 'figcaption') as Element[];
  const others = figure.childNodes.filter((node) => !captions.includes(node as Element));
  const said = flow.inner(captions.flatMap(({ childNodes }) => childNodes));
  // One that is more than a line stands behind the figure.
  const caption = lineOf(said) ?? [];
  const inner = flow.inner(others);
  const [only] = inner;
  const rest = caption.length > 0 ? [] : said;
  if (isGallery(figure) && inner.some(hasImages)) return [...galleryOf(figure, inner, caption), ...rest];
  if (inner.length === 1 && only?.t === 'figure') {
    const width = only.width === 'column' ? widthOf(figure) : only.width;
    return [{ ...only, width, c: caption.length > 0 ? caption : only.c }, ...rest];
  }
  if (inner.length > 1 && inner.every(({ t }) => t === 'figure') && caption.length > 0)
    return galleryOf(figure, inner, caption);
  return [...inner, ...said];
}

export const isGallery = (element: Element): boolean =>
  hasClass(
    element,
    /^(wp-block-gallery|gallery|kg-gallery-card|kg-gallery-container|blocks-gallery-grid|tiled-gallery|wp-block-jetpack-tiled-gallery)$/,
  );

export const hasImages = ({ t }: Block): boolean => t === 'figure' || t === 'gallery';

/** Images of a gallery; what else stands in it comes after. */
export function galleryOf(element: Element, blocks: readonly Block[], c: Inline[] = []): Block[] {
  const figures = blocks.flatMap((block): Figure[] =>
    block.t === 'figure' ? [block] : block.t === 'gallery' ? block.figures : [],
  );
  const inner = blocks.find((block) => block.t === 'gallery');
  const caption = c.length > 0 || inner?.t !== 'gallery' ? c : inner.c;
  const others = blocks.filter(({ t }) => t !== 'figure' && t !== 'gallery');
  const gallery: Block = { t: 'gallery', width: widthOf(element), figures, c: caption };
  // The normal form parts long galleries: a last image that is alone has no room for another caption than its own.
  const isLastAlone = figures.length % mostInGallery === 1 && figures.at(-1)?.c.length !== 0;
  if (!isLastAlone || caption.length === 0) return [gallery, ...others];
  return [{ ...gallery, c: [] }, { t: 'p', c: caption }, ...others];
}

function pullQuoteIn(figure: Element, flow: Flow): Block[] {
  const cite = firstIn(figure, ({ tagName }) => tagName === 'cite');
  const by = cite ? wordsOf(cite.childNodes) : '';
  const inner = flow.inner(figure.childNodes, noMarks, cite);
  const blocks = inner.flatMap((block) => (block.t === 'quote' ? block.blocks : [block]));
  const c = lineOf(blocks);
  if (c && c.length > 0) return [{ t: 'pull', by, c }];
  return by ? [...blocks, { t: 'p', c: [by] }] : blocks;
}

/** `[gallery]`, as shortcodes.ts leaves it: attachments by their ids, or all of an entry. */
export function readAttachedGallery(element: Element, flow: Flow): void {
  const ids = attribute(element, 'ids')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d+$/.test(id));
  const entry = attribute(element, 'entry');
  const names = ids.length > 0 ? ids.map((id) => `attachment:${id}`) : [`attached-to:${entry}`];
  const figures = names.map((media): Figure => ({ t: 'figure', media, width: 'column', alt: '', credit: '', c: [] }));
  // One alone would be a figure in the normal form: whoever looks the pictures up sees by its name that it is more.
  flow.add({ t: 'gallery', width: 'column', figures, c: [] });
}
