import type { ItemDescription, ItemKey } from '@trekker/rich-text-editor/editor-host.ts';
import type { Image } from '#features/media/media.contract.ts';
import type { KnownItems } from '#features/rich-text/rich-text.contract.ts';
import { previewText } from '#features/rich-text/staff-rich-text.contract.ts';
import type { ApiClient } from '#web/api-client.ts';
import { t } from './staff-rich-text.texts.ts';

/** What a text names, as the editor shows it. */
export async function describeItems(
  api: ApiClient,
  keys: readonly ItemKey[],
): Promise<Record<string, ItemDescription | null>> {
  const described: Record<string, ItemDescription | null> = {};
  for (let at = 0; at < keys.length; at += mostAtOnce) {
    const some = keys.slice(at, at + mostAtOnce);
    const markdown = some.map(mentionOf).join('\n\n');
    const { known, unpublished } = (await api.call(previewText, { body: { markdown } })).data;
    for (const key of some) {
      const name = unpublished[key];
      described[key] = publicItem(known, key) ?? (name === undefined ? null : { name, isPublic: false });
    }
  }
  return described;
}

/** What names them is a text, which must not be too long. */
const mostAtOnce = 1000;

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
