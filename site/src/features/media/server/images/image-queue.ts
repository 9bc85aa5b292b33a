import type { BrandInitial } from '#contract/rules/brand-initial.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '#server/limits/concurrency-limit.ts';
import {
  type CoverSubject,
  type DrawnCard,
  type DrawnCover,
  damagedImage,
  type IconSize,
  type ImageSize,
  type ShareCrop,
  type TakenImage,
} from './image.ts';
import { askImageProcess } from './image-worker-pool.ts';

/** Images that are worked on at a time, and that wait for it. */
const urgent = createConcurrencyLimit({ running: 2, waiting: 16 });

/** What an import brings is made one by one: what people send never waits for it. */
const imports = createConcurrencyLimit({ running: 1, waiting: 16 });

/** What nobody waits for is done one by one: so there is always a place for what people send. */
const background = createConcurrencyLimit({ running: 1, waiting: 16 });

/**
 * Makes a new image of what was sent: what is seen, upright, without metadata, at most 2560 pixels wide, and smaller
 * ones of it. Its bytes are read when it is its turn.
 * @throws Problem `too_large` for more than 40 megapixels, `invalid_input` for what cannot be decoded in 5 seconds of
 * computing, `unavailable` when too many wait
 */
export const takeImage: TakeImage = (read) => taking(urgent, read);

/** The same for what an import brings. */
export const takeImportedImage: TakeImage = (read) => taking(imports, read);

export type TakeImage = (read: () => Promise<Buffer>) => Promise<TakenImage>;

function taking(queue: ConcurrencyLimit, read: () => Promise<Buffer>): Promise<TakenImage> {
  return queue(async () => {
    const bytes = await read();
    const [original] = await askImageProcess<TakenImage[]>({ bytes, make: 'original' }, 30_000);
    // Without a word: it cost too much time, or more memory than there was.
    if (!original) throw damagedImage();
    const sizes = original.sizes.map(({ width, data }) => ({ width, data: Buffer.from(data) }));
    return { ...original, data: Buffer.from(original.data), sizes };
  });
}

/**
 * An SVG drawing as PNG. @throws Problem `invalid_input` for what cannot be drawn in 5 seconds of computing,
 * `unavailable` when too many wait
 */
export function takeDrawing(bytes: Buffer): Promise<Buffer> {
  return urgent(async () => {
    const [drawn] = await askImageProcess<Uint8Array[]>({ bytes, make: 'drawing' }, 30_000);
    if (!drawn) throw damagedImage();
    return Buffer.from(drawn);
  });
}

/** Icons of an image of ours. @throws Problem `unavailable` when too many wait */
export function makeIcons(bytes: Buffer, sizes: IconSize[]): Promise<Buffer[]> {
  return urgent(async () => {
    const made = await askImageProcess<Uint8Array[]>({ bytes, make: 'icons', sizes }, 30_000);
    if (made.length < sizes.length) throw new Error('An icon could not be made');
    return made.map((data) => Buffer.from(data));
  });
}

/** The same of the letter that stands for a site without an icon. @throws Problem `unavailable` when too many wait */
export function drawInitialIcons(initial: BrandInitial, sizes: IconSize[]): Promise<Buffer[]> {
  return urgent(async () => {
    const made = await askImageProcess<Uint8Array[]>({ make: 'initial', initial, sizes }, 30_000);
    if (made.length < sizes.length) throw new Error('An icon could not be drawn');
    return made.map((data) => Buffer.from(data));
  });
}

/** The part of an image of ours that is shown with links. @throws Problem `unavailable` when too many wait */
export function cropForLinks(bytes: Buffer, crop: ShareCrop): Promise<Buffer> {
  return urgent(async () => {
    const [made] = await askImageProcess<Uint8Array[]>({ bytes, make: 'share', crop }, 30_000);
    if (!made) throw new Error('A share picture could not be made');
    return Buffer.from(made);
  });
}

/** A picture for links to a page without one, as JPEG. @throws Problem `unavailable` when too many wait */
export function drawCard(card: DrawnCard): Promise<Buffer> {
  return urgent(async () => {
    const [drawn] = await askImageProcess<Uint8Array[]>({ make: 'card', card }, 30_000);
    if (!drawn) throw new Error('A share picture could not be drawn');
    return Buffer.from(drawn);
  });
}

/** An image for what has none. Nothing is decoded for it. @throws Problem `unavailable` when too many wait */
export function drawCover(subject: CoverSubject): Promise<DrawnCover> {
  return background(async () => {
    const [drawn] = await askImageProcess<DrawnCover[]>({ make: 'cover', subject }, 120_000);
    if (!drawn) throw new Error('A cover could not be drawn');
    return { ...drawn, data: Buffer.from(drawn.data) };
  });
}

/** An image of ours in smaller sizes, one after the other. @throws Problem `unavailable` when too many wait */
export function makeSizes(bytes: Buffer, sizes: ImageSize[]): Promise<Buffer[]> {
  const make = async () => {
    const made = await askImageProcess<Uint8Array[]>({ bytes, make: 'sizes', sizes }, 120_000);
    if (made.length < sizes.length) throw new Error('A picture could not be made smaller');
    return made.map((data) => Buffer.from(data));
  };
  return background(() => urgent(make));
}
