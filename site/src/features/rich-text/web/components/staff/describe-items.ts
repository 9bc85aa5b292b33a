import type { ItemDescription, ItemKey } from '@trekker/rich-text-editor/editor-host.ts';
import { Problem } from '#contract/problem.ts';
import { readDestinationForStaff } from '#features/destinations/staff-destination.contract.ts';
import { readHighlightForStaff } from '#features/highlights/staff-highlight.contract.ts';
import type { Image } from '#features/media/media.contract.ts';
import { readPageForStaff } from '#features/pages/staff-page.contract.ts';
import type { KnownItems } from '#features/rich-text/rich-text.contract.ts';
import { previewText } from '#features/rich-text/staff-rich-text.contract.ts';
import { readStoryForStaff } from '#features/stories/staff-story.contract.ts';
import type { ApiClient } from '#web/api-client.ts';
import { t } from './staff-rich-text.texts.ts';

/** What a text names, as the editor shows it: all in one call, drafts one by one, since there are few. */
export async function describeItems(
  api: ApiClient,
  keys: readonly ItemKey[],
): Promise<Record<string, ItemDescription | null>> {
  const markdown = keys.map(mentionOf).join('\n\n');
  const { known } = (await api.call(previewText, { body: { markdown } })).data;
  const found = await Promise.all(
    keys.map(async (key) => [key, publicItem(known, key) ?? (await draft(api, key))] as const),
  );
  return Object.fromEntries(found);
}

/** A text that names it, and nothing else. */
function mentionOf(key: ItemKey): string {
  const [kind, id] = parts(key);
  return kind === 'image' || kind === 'video'
    ? `::${kind === 'image' ? 'figure' : 'video'}{media=${id}}`
    : `[a](trekker:${key})`;
}

const parts = (key: ItemKey) => key.split('/') as [kind: string, id: string];

function publicItem({ links, places, images, videos }: KnownItems, key: ItemKey): ItemDescription | null {
  const [kind, id] = parts(key);
  const image = images[id];
  if (kind === 'image')
    return image ? { name: t.image, image: shown(image), alt: image.alt, credit: image.credit, isPublic: true } : null;
  const video = videos[id];
  if (kind === 'video')
    return video ? { name: t.video, video: { src: video.secure_url }, credit: video.credit, isPublic: true } : null;
  const place = kind === 'destination' ? places[id] : undefined;
  if (place) {
    const { name, country, thumbnail } = place;
    return { name, note: country, image: thumbnail ? shown(thumbnail) : undefined, isPublic: true };
  }
  const link = links[key];
  return link ? { name: link.name, isPublic: true } : null;
}

/** As large as the column of the text needs it, on a screen of two pixels in one. */
const wantedWidth = 1200;

function shown({ url, sizes, width, height }: Image) {
  const enough = sizes.find((size) => size.width >= wantedWidth && (size.url || size.avif));
  return { src: enough?.url ?? enough?.avif ?? url, width, height };
}

/** What only staff can see; null for what there is not. */
async function draft(api: ApiClient, key: ItemKey): Promise<ItemDescription | null> {
  const [kind, id] = parts(key);
  try {
    const name = await draftName(api, kind, id);
    return name === null ? null : { name, isPublic: false };
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}

async function draftName(api: ApiClient, kind: string, id: string): Promise<string | null> {
  const params = { id };
  if (kind === 'destination') return (await api.call(readDestinationForStaff, { params })).data.name;
  if (kind === 'story') return (await api.call(readStoryForStaff, { params })).data.title;
  if (kind === 'page') return (await api.call(readPageForStaff, { params })).data.title;
  if (kind === 'highlight') return (await api.call(readHighlightForStaff, { params })).data.name;
  return null;
}
