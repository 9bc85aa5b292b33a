import { originalImage } from '@trekker/import-sources/addresses.ts';
import { convertText } from '@trekker/import-sources/convert-text.ts';
import type { Entry, ImageReference, Note } from '@trekker/import-sources/records.ts';
import type { Block } from '@trekker/rich-text/document.ts';
import { headingsOf } from '@trekker/rich-text/headings.ts';
import { figuresOf } from '@trekker/rich-text/mentions.ts';
import type { ImportedPage } from '../../pages/server/imported-page.service.ts';
import { pageRules } from '../../pages/staff-page.contract.ts';
import { type ImportedStory, mostGalleryImages } from '../../stories/server/staff/imported-story.service.ts';
import type { ItemRow } from './import.repository.ts';
import type { ImageWords, TakeImage, TakenImage } from './import-media.service.ts';
import { type PlacedImage, textOfImport } from './import-text.rules.ts';
import { type CategoryChoice, excerptOf, oneLine, shortened, sorted, titleOf } from './imported-story.rules.ts';
import { linkedText } from './linked-text.rules.ts';
import { oldKey } from './old-site.rules.ts';
import type { SourcePlan } from './source-plan.service.ts';

/** What is known of the items of a source, here. */
export type KnownItem = {
  itemId: string;
  kind: ItemRow['kind'];
  isThere: boolean;
  imagesLeft: number;
  digest: string | null;
  /** This run has made it, or will. */
  isOwn: boolean;
};
export type KnownItems = ReadonlyMap<string, KnownItem>;

type Story = Omit<ImportedStory, 'id' | 'authorId' | 'isPublic'>;
type Page = Omit<ImportedPage, 'id' | 'isPublic'>;
type Source = { plan: SourcePlan; ids: KnownItems; take: TakeImage | null };
type Gallery = { mediaId: string; caption: string }[];

/** An entry as a story of this site, with its images in the library as far as `take` can have them. */
export async function storyOf(
  source: Source,
  entry: Entry,
  category: CategoryChoice,
): Promise<{ story: Story; notes: Note[]; imagesLeft: number }> {
  const { plan, take } = source;
  const converted = convertText(entry, plan.fragments);
  const notes: Note[] = [...entry.notes, ...converted.notes];
  const taken = await takeAll(plan, entry, converted.blocks, take);
  const gallery: Gallery = [];
  const placed = placeAll(source, entry, converted.blocks, { taken, gallery, notes });
  const cover = entry.cover ? (imagesAt(entry.cover.address, plan)[0]?.address ?? '') : '';
  const coverId = taken.get(cover)?.id ?? null;
  const isCoverLeft = entry.cover !== null && !coverId;
  if (isCoverLeft) notes.push({ reason: 'cover-left-out', detail: cover || (entry.cover?.address ?? '') });
  const { title, name, publishedAt } = headOf(entry, placed.blocks, notes);
  const story = {
    ...sorted(entry, category, notes),
    title,
    name,
    excerpt: excerptOf(entry.excerpt, placed.blocks),
    featured: entry.isFeatured,
    publishedAt,
    blocks: placed.blocks,
    coverId,
    gallery,
  };
  return { story, notes, imagesLeft: placed.imagesLeft + (isCoverLeft ? 1 : 0) };
}

/** An entry as a page of this site. Pages have no cover: it stands above the text, unless it stands in it already. */
export async function pageOf(source: Source, entry: Entry): Promise<{ page: Page; notes: Note[]; imagesLeft: number }> {
  const { plan, take } = source;
  const converted = convertText(entry, plan.fragments);
  const notes: Note[] = [...entry.notes, ...converted.notes];
  const blocks = withCover(entry.cover, converted.blocks, plan);
  const taken = await takeAll(plan, entry, blocks, take);
  const placed = placeAll(source, entry, blocks, { taken, gallery: null, notes });
  const terms = [...entry.categories, ...entry.tags].filter(({ slug }) => slug !== 'uncategorized');
  if (terms.length > 0) notes.push({ reason: 'no-tags-on-pages', detail: terms.map(({ name }) => name).join(', ') });
  const description = shortened(oneLine(entry.excerpt), pageRules.description.most);
  const page = { ...headOf(entry, placed.blocks, notes), description, blocks: placed.blocks };
  return { page, notes, imagesLeft: placed.imagesLeft };
}

function headOf({ title: sent, slug, publishedAt }: Entry, blocks: readonly Block[], notes: Note[]) {
  const isTold = notes.some(({ reason }) => reason === 'no-content');
  if (blocks.length === 0 && !isTold) notes.push({ reason: 'no-content', detail: '' });
  const title = titleOf(sent, notes);
  return { title, name: slug || title, publishedAt: publishedAt === null ? null : new Date(publishedAt) };
}

function withCover(cover: Entry['cover'], blocks: Block[], plan: SourcePlan): Block[] {
  if (!cover) return blocks;
  const original = (media: string) => imagesAt(media, plan).map(({ address }) => originalImage(address) ?? address);
  const shown = new Set(figuresOf(blocks).flatMap(({ media }) => original(media)));
  if (original(cover.address).some((address) => shown.has(address))) return blocks;
  const caption = cover.caption ? [cover.caption] : [];
  return [{ t: 'figure', media: cover.address, width: 'column', alt: cover.alt, credit: '', c: caption }, ...blocks];
}

/** The text with links and images of this site. `gallery`: the item's own; null where it has none. */
function placeAll(
  { plan, ids }: Source,
  { sourceId }: Entry,
  blocks: readonly Block[],
  { taken, gallery, notes }: { taken: ReadonlyMap<string, TakenImage | null>; gallery: Gallery | null; notes: Note[] },
): { blocks: Block[]; imagesLeft: number } {
  let imagesLeft = 0;
  const anchors = new Set(headingsOf(blocks).map(({ id }) => id));
  const placed = textOfImport(blocks, {
    link: (to) => linkTo(to, sourceId, { plan, ids, anchors }, notes),
    images(media) {
      const found = imagesAt(media, plan).map(
        (image): PlacedImage => ({ ...image, taken: taken.get(image.address) ?? null }),
      );
      if (found.length === 0) notes.push({ reason: 'image-not-in-file', detail: media });
      for (const { address, taken: one } of found)
        if (!one) {
          imagesLeft += 1;
          notes.push({ reason: 'image-left-out', detail: address });
        }
      return found;
    },
    addToGallery: (image) => gallery !== null && gallery.length < mostGalleryImages && gallery.push(image) > 0,
  });
  return { blocks: placed, imagesLeft };
}

/** Its images, by their addresses on the old site. */
async function takeAll(
  plan: SourcePlan,
  { cover }: Entry,
  blocks: Parameters<typeof figuresOf>[0],
  take: TakeImage | null,
): Promise<ReadonlyMap<string, TakenImage | null>> {
  const taken = new Map<string, TakenImage | null>();
  if (!take) return taken;
  const wanted = [
    ...(cover
      ? imagesAt(cover.address, plan)
          .slice(0, 1)
          .map((image) => saidOf(image, cover))
      : []),
    ...figuresOf(blocks).flatMap(({ media, alt }) =>
      imagesAt(media, plan).map((image) => saidOf(image, { alt, caption: '' })),
    ),
  ];
  // Of all copies of an image, what is said first.
  const words = new Map<string, ImageWords>();
  const original = (address: string) => originalImage(address) ?? address;
  for (const { address, alt, caption } of wanted)
    if (!words.get(original(address))?.alt) words.set(original(address), { alt, caption });
  const takeOne = async (address: string) =>
    taken.set(address, await take(address, words.get(original(address)) ?? { alt: '', caption: '' }));
  await Promise.all([...new Set(wanted.map(({ address }) => address))].map(takeOne));
  return taken;
}

const saidOf = ({ address, alt, caption }: ImageReference, other: ImageWords): ImageReference => ({
  address,
  alt: alt || other.alt,
  caption: caption || other.caption,
});

/**
 * Links to what comes along are the site's own, and follow it wherever it goes. A part of the same text is linked where
 * its heading has that name here too. Links of the site's own lead to a whole item: of another one the part is noted.
 */
function linkTo(
  to: string,
  from: string,
  { plan, ids, anchors }: Omit<Source, 'take'> & { anchors: ReadonlySet<string> },
  notes: Note[],
): string {
  const part = anchorIn(to);
  const isHere = anchors.has(part);
  const noteLostPart = () => part && notes.push({ reason: 'link-part-left-out', detail: to });
  if (to.startsWith('#')) {
    if (!isHere) noteLostPart();
    return isHere ? `#${part}` : to;
  }
  const key = oldKey(to, plan.site);
  if (key === null || key === '') return to;
  const sourceId = plan.idOfAddress.get(key) ?? linkedText(key, from, plan);
  const item = sourceId === undefined ? undefined : ids.get(sourceId);
  if (item && sourceId === from && isHere) return `#${part}`;
  if (item) {
    noteLostPart();
    return `trekker:${item.kind}/${item.itemId}`;
  }
  if (sourceId === undefined) notes.push({ reason: 'old-link', detail: to });
  return to;
}

/** What stands behind the `#` of an address, as headings have it; '' where nothing does. */
function anchorIn(address: string): string {
  const written = /#(.+)$/s.exec(address)?.[1] ?? '';
  try {
    return decodeURIComponent(written)
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '');
  } catch {
    return written;
  }
}

/** The images that a figure stands for, with what the source says of them. */
function imagesAt(media: string, plan: SourcePlan): ImageReference[] {
  const [, kind, id = ''] = /^(attachment|attached-to):(.*)$/s.exec(media) ?? [];
  const ids = kind === 'attachment' ? [id] : kind ? (plan.imagesOf.get(id) ?? []) : [];
  const found = kind ? ids.flatMap((one) => plan.images.get(one) ?? []) : [referenceTo(media, plan)];
  return found
    .filter(({ address }) => address)
    .map((image) => ({ ...image, address: absolute(image.address, plan.site) }));
}

function referenceTo(address: string, plan: SourcePlan): ImageReference {
  const id = plan.idOfImage.get(absolute(address, plan.site)) ?? plan.idOfImage.get(originalImage(address) ?? '');
  const known = id === undefined ? undefined : plan.images.get(id);
  return { address, alt: known?.alt ?? '', caption: '' };
}

const absolute = (address: string, site: string | null): string =>
  site !== null && address.startsWith('/') ? (URL.parse(address, site)?.href ?? address) : address;
