import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import { type MediaFile, mediaItems } from './media.table.ts';
import type { SampleFiles } from './sample-files.ts';
import { readVideoFacts } from './videos/video-facts.ts';

const imageManifest = z.record(
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

/** Gives the id of a media item for an image of the library, by its slug. */
export type SampleImages = (slug: string) => Promise<string>;

/**
 * Takes images of the sample library over when they are first asked for. An image that two things show is stored twice:
 * each media item belongs to one thing, which may replace or delete it.
 */
export async function sampleImages(db: Queryable, files: SampleFiles, library: string): Promise<SampleImages> {
  const manifest = imageManifest.parse(JSON.parse(await readFile(path.join(library, 'pictures.json'), 'utf8')));
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

const videoManifest = z.record(z.string(), z.object({ mp4: z.string(), webm: z.string() }));

/** Gives the id of a media item for a video of the library, by its slug. */
export type SampleVideos = (slug: string) => Promise<string>;

/** Takes videos of the sample library over when they are first asked for. */
export async function sampleVideos(db: Queryable, files: SampleFiles, library: string): Promise<SampleVideos> {
  const manifest = videoManifest.parse(JSON.parse(await readFile(path.join(library, 'videos.json'), 'utf8')));
  return async (slug) => {
    const video = manifest[slug];
    if (!video) throw new Error(`The sample library has no video called ${slug}.`);
    const key = randomBytes(16).toString('hex');
    let sizeBytes = 0;
    const store = async (file: string) => {
      const name = `${key}${path.extname(file)}`;
      // In two steps: `+=` would read the sum before it waits, and forget what others add meanwhile.
      const size = await files.copy(path.join(library, 'videos', file), name);
      sizeBytes += size;
      return name;
    };
    const file = await store(video.mp4);
    const alternatives = [{ file: await store(video.webm), contentType: 'video/webm' }];
    const bytes = await readFile(path.join(library, 'videos', video.mp4));
    const { width, height, durationSeconds } = await readVideoFacts('video/mp4', bytes.length, async (first, last) =>
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
