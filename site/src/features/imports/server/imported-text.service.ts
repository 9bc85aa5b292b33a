import { originalImage } from '@trekker/import-sources/addresses.ts';
import { convertText } from '@trekker/import-sources/convert-text.ts';
import type { Entry, ImageReference, Note } from '@trekker/import-sources/records.ts';
import { figuresOf } from '@trekker/rich-text/mentions.ts';
import { type ImportedStory, mostGalleryImages } from '../../stories/server/staff/imported-story.service.ts';
import type { ImageWords, TakeImage, TakenImage } from './import-media.service.ts';
import { type PlacedImage, textOfImport } from './import-text.rules.ts';
import { excerptOf, sorted, titleOf } from './imported-story.rules.ts';
import { oldKey } from './old-site.rules.ts';
import type { SourcePlan } from './source-plan.service.ts';

/** What is known of the items of a source, here. */
export type KnownItem = { itemId: string; isThere: boolean; imagesLeft: number; digest: string | null };
export type KnownItems = ReadonlyMap<string, KnownItem>;

type Story = Omit<ImportedStory, 'id' | 'authorId' | 'isPublic'>;

/** An entry as a story of this site, with its images in the library as far as `take` can have them. */
export async function storyOf(
  plan: SourcePlan,
  ids: KnownItems,
  entry: Entry,
  category: ImportedStory['category'],
  take: TakeImage | null,
): Promise<{ story: Story; notes: Note[]; imagesLeft: number }> {
  const converted = convertText(entry, plan.fragments);
  const notes: Note[] = [...entry.notes, ...converted.notes];
  const taken = await takeAll(plan, entry, converted.blocks, take);
  let imagesLeft = 0;
  const leave = (reason: string, detail: string) => {
    imagesLeft += 1;
    notes.push({ reason, detail });
  };
  const gallery: { mediaId: string; caption: string }[] = [];
  const blocks = textOfImport(converted.blocks, {
    link: (to) => linkTo(to, plan, ids, notes),
    images(media) {
      const found = imagesAt(media, plan).map(
        (image): PlacedImage => ({ ...image, taken: taken.get(image.address) ?? null }),
      );
      if (found.length === 0) notes.push({ reason: 'image-left-out', detail: media });
      for (const { address, taken: one } of found) if (!one) leave('image-left-out', address);
      return found;
    },
    addToGallery: (image) => gallery.length < mostGalleryImages && gallery.push(image) > 0,
  });
  const cover = entry.cover ? (imagesAt(entry.cover.address, plan)[0]?.address ?? '') : '';
  const coverId = taken.get(cover)?.id ?? null;
  if (entry.cover && !coverId) leave('cover-left-out', cover || entry.cover.address);
  if (blocks.length === 0) notes.push({ reason: 'no-content', detail: '' });
  const title = titleOf(entry.title, notes);
  const story = {
    ...sorted(entry, category, notes),
    title,
    name: entry.slug || title,
    excerpt: excerptOf(entry.excerpt, blocks),
    featured: entry.isFeatured,
    publishedAt: entry.publishedAt === null ? null : new Date(entry.publishedAt),
    blocks,
    coverId,
    gallery,
  };
  return { story, notes, imagesLeft };
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

/** Links to what comes along are the site's own, and follow it wherever it goes. */
function linkTo(to: string, plan: SourcePlan, ids: KnownItems, notes: Note[]): string {
  const key = oldKey(to, plan.site);
  if (key === null || key === '') return to;
  const sourceId = plan.idOfAddress.get(key);
  const item = sourceId === undefined ? undefined : ids.get(sourceId);
  if (item) return `trekker:story/${item.itemId}`;
  if (sourceId === undefined) notes.push({ reason: 'old-link', detail: to });
  return to;
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
