import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import { readFilmFacts } from './film-facts.ts';
import { type MediaFile, mediaItems } from './media.table.ts';
import type { SampleFiles } from './sample-files.ts';

const pictureManifest = z.record(
  z.string(),
  z.object({
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    tone: z.string(),
    thumbhash: z.string(),
    sizes: z.array(z.object({ width: z.int(), file: z.string().optional(), avif: z.string().optional() })).min(1),
  }),
);

/** Gives the id of a media item for a picture of the library, by its slug. */
export type SamplePictures = (slug: string) => Promise<string>;

/**
 * Takes pictures of the sample library over when they are first asked for. A picture that two things show is stored twice:
 * each media item belongs to one thing, which may replace or delete it.
 */
export async function samplePictures(db: Queryable, files: SampleFiles, library: string): Promise<SamplePictures> {
  const manifest = pictureManifest.parse(JSON.parse(await readFile(path.join(library, 'pictures.json'), 'utf8')));
  return async (slug) => {
    const picture = manifest[slug];
    if (!picture) throw new Error(`The sample library has no picture called ${slug}.`);
    const key = randomBytes(16).toString('hex');
    let sizeBytes = 0;
    const store = async (file: string, width: number) => {
      const name = `${key}-${width}${path.extname(file)}`;
      // In two steps: `+=` would read the sum before it waits, and forget what others add meanwhile.
      const size = await files.copy(path.join(library, 'pictures', file), name);
      sizeBytes += size;
      return name;
    };
    const sizes = await Promise.all(
      [...picture.sizes]
        .sort((a, b) => a.width - b.width)
        .map(
          async ({ width, file, avif }): Promise<MediaFile> => ({
            width,
            ...(file && { file: await store(file, width) }),
            ...(avif && { avif: await store(avif, width) }),
          }),
        ),
    );
    const { alt, width, height, tone, thumbhash } = picture;
    const whole = sizes.at(-1)?.file ?? '';
    const [row] = await db
      .insert(mediaItems)
      .values({
        key,
        kind: 'image',
        contentType: 'image/webp',
        file: whole,
        sizes,
        width,
        height,
        sizeBytes,
        tone,
        thumbhash,
        alt,
      })
      .returning({ id: mediaItems.id });
    return row?.id ?? '';
  };
}

const filmManifest = z.record(z.string(), z.object({ mp4: z.string(), webm: z.string() }));

/** Gives the id of a media item for a film of the library, by its slug. */
export type SampleFilms = (slug: string) => Promise<string>;

/** Takes films of the sample library over when they are first asked for. */
export async function sampleFilms(db: Queryable, files: SampleFiles, library: string): Promise<SampleFilms> {
  const manifest = filmManifest.parse(JSON.parse(await readFile(path.join(library, 'videos.json'), 'utf8')));
  return async (slug) => {
    const film = manifest[slug];
    if (!film) throw new Error(`The sample library has no film called ${slug}.`);
    const key = randomBytes(16).toString('hex');
    let sizeBytes = 0;
    const store = async (file: string) => {
      const name = `${key}${path.extname(file)}`;
      // In two steps: `+=` would read the sum before it waits, and forget what others add meanwhile.
      const size = await files.copy(path.join(library, 'videos', file), name);
      sizeBytes += size;
      return name;
    };
    const file = await store(film.mp4);
    const alternatives = [{ file: await store(film.webm), contentType: 'video/webm' }];
    const bytes = await readFile(path.join(library, 'videos', film.mp4));
    const { width, height, durationSeconds } = await readFilmFacts('video/mp4', bytes.length, async (first, last) =>
      bytes.subarray(first, last + 1),
    );
    const [row] = await db
      .insert(mediaItems)
      .values({
        key,
        kind: 'video',
        contentType: 'video/mp4',
        file,
        alternatives,
        width,
        height,
        durationSeconds,
        sizeBytes,
      })
      .returning({ id: mediaItems.id });
    return row?.id ?? '';
  };
}
