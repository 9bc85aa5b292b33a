import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import { brandInitial, versionOfInitial } from '#contract/rules/brand-initial.ts';
import { shareSize } from '#contract/rules/share-image.ts';
import { versionOf } from '#contract/rules/shown-brand.ts';
import type { IconSize } from '#features/media/server/images/image.ts';
import { cropForLinks, drawInitialIcons, makeIcons } from '#features/media/server/images/image-queue.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { OwnFile } from '#server/http/assets.ts';
import type { PublicBrand } from '../../brand.contract.ts';
import { defaultSiteName } from '../../site.contract.ts';
import { readPublicBrand } from './brand.service.ts';

const icons: Readonly<Record<string, IconSize>> = {
  'favicon.svg': { px: 192, kind: 'clear' },
  'favicon.ico': { px: 48, kind: 'ico' },
  'apple-touch-icon.png': { px: 180, kind: 'paper' },
  'icon-192.png': { px: 192, kind: 'paper' },
  'icon-512.png': { px: 512, kind: 'paper' },
  'icon-192-maskable.png': { px: 192, kind: 'maskable' },
  'icon-512-maskable.png': { px: 512, kind: 'maskable' },
};

/** More are kept of no brand; those of the brand before go with them. */
const mostKept = 16;

/**
 * The files at the root of the address that a brand replaces, by their names: icons, the picture for links, the web
 * manifest. Undefined for those that stay as they came with the site. What is drawn is drawn once, when it is first
 * asked for, of the picture as it is in the library.
 */
export function createBrandFiles(
  dependencies: CardReads,
  storage: Pick<MediaStorage, 'read'>,
): (name: string, original: () => Promise<string>) => Promise<OwnFile | undefined> {
  const kept = new Map<string, Promise<Buffer>>();

  function once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= mostKept) kept.clear();
    const made = make();
    kept.set(key, made);
    // The next who asks tries again.
    made.catch(() => kept.delete(key));
    return made;
  }

  const fileOf = (url: string) => buffer(storage.read(url.replace('/media/', '')));

  return async (name, original) => {
    const brand = await readPublicBrand(dependencies);
    if (name === 'manifest.webmanifest') {
      if (!iconVersion(brand) && !brand.description) return undefined;
      return described(Buffer.from(manifestOf(brand, await original())), 'application/manifest+json; charset=utf-8');
    }
    if (name === 'og.jpg') {
      const { shareImage } = brand;
      if (!shareImage) return undefined;
      const { x: focalX, y: focalY } = shareImage.focalPoint ?? { x: 0.5, y: 0.5 };
      const key = `${name} ${shareImage.url} ${focalX} ${focalY}`;
      const make = async () => cropForLinks(await fileOf(shareImage.url), { ...shareSize, focalX, focalY });
      return described(await once(key, make), 'image/jpeg');
    }
    const [size, icon, initial] = [icons[name], brand.icon, initialOf(brand)];
    if (!size || !(icon || initial)) return undefined;
    const draw = async () =>
      icon ? makeIcons(await fileOf(icon.url), [size]) : initial ? drawInitialIcons(initial, [size]) : [];
    const make = async () => (await draw())[0] ?? Buffer.alloc(0);
    const type = size.kind === 'ico' ? 'image/x-icon' : 'image/png';
    return described(await once(`${name} ${iconVersion(brand)}`, make), type);
  };
}

const described = (body: Buffer, type: string): OwnFile => ({
  body,
  type,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

const initialOf = (brand: PublicBrand) => brandInitial(brand.name, defaultSiteName, brand);

/** Which icon it is; "" for the one that comes with the site. */
function iconVersion(brand: PublicBrand): string {
  const initial = initialOf(brand);
  if (brand.icon) return versionOf(brand.icon.url);
  return initial ? versionOfInitial(initial) : '';
}

type Manifest = { icons: { src: string }[] };

/** The manifest that comes with the site, under another name. */
function manifestOf(brand: PublicBrand, original: string): string {
  const { name, description } = brand;
  const manifest: Manifest = JSON.parse(original);
  const version = iconVersion(brand) && `?v=${iconVersion(brand)}`;
  return JSON.stringify({
    ...manifest,
    name,
    short_name: name,
    // What comes with the site is in English.
    ...((description || ownLanguage() !== 'en') && { description }),
    icons: manifest.icons.map((one) => ({ ...one, src: `${one.src}${version}` })),
  });
}
