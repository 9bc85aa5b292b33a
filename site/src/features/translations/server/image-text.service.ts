import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { PublicLanguage } from '#features/languages/server/language.service.ts';
import type { Queryable } from '#server/queryable.ts';
import type { Image, SecureImage } from '../../media/media.contract.ts';
import { listTextsByKey } from '../../media/server/media-text.repository.ts';
import { altIn, editionFor } from './edition.rules.ts';

type InLanguage = Pick<PublicLanguage, 'code' | 'chain'>;
type Shown = Pick<Image, 'url' | 'alt' | 'altLanguage'> | Pick<SecureImage, 'secure_url' | 'alt' | 'altLanguage'>;

/** What the library says of images in a language, or in one that stands in for it. */
export type ImageTexts = {
  /** The image with what it shows, where somebody has said so; else as it is. */
  say<Found extends Shown | null>(image: Found): Found;
  /** What stands for a caption that its place took over from the library. */
  captionOf(image: Shown, caption: string): { caption: string; language: string } | undefined;
};

/** Every file of an item begins with its key. */
const keyOf = (image: Shown): string => {
  const address = 'url' in image ? image.url : image.secure_url;
  return address.slice(address.lastIndexOf('/') + 1).split(/[-.]/, 1)[0] ?? '';
};

/** One query for all of them; none in the site's own language. */
export async function readImageTexts(
  reads: Queryable,
  { code, chain }: InLanguage,
  images: readonly (Shown | null)[],
): Promise<ImageTexts> {
  const keys = [...new Set(images.flatMap((image) => (image ? keyOf(image) : [])))];
  const languages = [code, ...chain].filter((one) => one !== ownLanguage());
  const rows = code === ownLanguage() || keys.length === 0 ? [] : await listTextsByKey(reads, keys, languages);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const say = <Found extends Shown | null>(image: Found): Found => {
    const said = (image && byKey.get(keyOf(image)))?.filter(({ alt }) => alt !== '') ?? [];
    const found = editionFor({ code, chain }, said);
    if (!image || !found) return image;
    const { altLanguage, ...shown } = image;
    return { ...shown, alt: found.alt, ...altIn(code, found.language) } as Found;
  };
  return {
    say,
    captionOf(image, caption) {
      const said = byKey.get(keyOf(image))?.filter((row) => row.caption !== '' && row.ownCaption === caption) ?? [];
      return editionFor({ code, chain }, said);
    },
  };
}

/** Items of a list, with what an image of each shows. */
export async function withImageTexts<Name extends string, Item extends Record<Name, Shown | null>>(
  reads: Queryable,
  language: InLanguage,
  name: Name,
  items: readonly Item[],
): Promise<Item[]> {
  const { say } = await readImageTexts(
    reads,
    language,
    items.map((item) => item[name]),
  );
  return items.map((item) => ({ ...item, [name]: say(item[name]) }));
}
