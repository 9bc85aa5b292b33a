import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import { sampleId } from '#server/sample-ids.ts';
import { type MediaFile, mediaItems } from './media.table.ts';
import type { SampleFiles } from './sample-files.ts';
import { readVideoFacts } from './videos/video-facts.ts';

const picture = z.object({
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  tone: z.string(),
  thumbhash: z.string(),
  sizes: z.array(z.object({ width: z.int(), file: z.string().optional(), avif: z.string().optional() })).min(1),
});
type Picture = z.output<typeof picture>;

const readPictures = async (library: string) =>
  z.record(z.string(), picture).parse(JSON.parse(await readFile(path.join(library, 'pictures.json'), 'utf8')));

/** Files that are stored under one key, and how many bytes they have. */
function storing(files: SampleFiles, library: string, key: string) {
  let sizeBytes = 0;
  const store = async (file: string, name: string) => {
    // In two steps: `+=` would read the sum before it waits, and forget what others add meanwhile.
    const size = await files.copy(path.join(library, file), name);
    sizeBytes += size;
    return name;
  };
  const storeSize = (file: string, width: number) =>
    store(path.join('pictures', file), `${key}-${width}${path.extname(file)}`);
  return {
    store,
    /** The files of a picture, narrowest first. */
    storeSizes: ({ sizes }: Picture) =>
      Promise.all(
        [...sizes]
          .sort((a, b) => a.width - b.width)
          .map(
            async ({ width, file, avif }): Promise<MediaFile> => ({
              width,
              ...(file && { file: await storeSize(file, width) }),
              ...(avif && { avif: await storeSize(avif, width) }),
            }),
          ),
      ),
    bytes: () => sizeBytes,
  };
}

/**
 * Gives the id of a media item for an image of the library, by its slug. All that show it share the item, as in a
 * library of staff; a `personal` one belongs to one account, and is stored for it alone.
 */
export type SampleImages = (slug: string, options?: { personal: true }) => Promise<string>;

/** As if staff had uploaded the file under this name. */
const asUploaded = (file: string, contentType: string, bytes: number) => ({
  fileName: path.basename(file),
  originalType: contentType,
  originalBytes: bytes,
  kept: true,
});

/** What was taken over before, where the library is brought in piece by piece. */
async function findTaken(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.select({ id: mediaItems.id }).from(mediaItems).where(eq(mediaItems.id, id));
  return row?.id;
}

/** Takes images of the sample library over when they are first asked for. */
export async function sampleImages(db: Queryable, files: SampleFiles, library: string): Promise<SampleImages> {
  const pictures = await readPictures(library);
  const shared = new Map<string, Promise<string>>();
  const storePicture = async (slug: string, personal: boolean) => {
    const chosen = pictures[slug];
    if (!chosen) throw new Error(`The sample library has no picture called ${slug}.`);
    const id = personal ? randomUUID() : sampleId('image', slug);
    if (await findTaken(db, id)) return id;
    const key = randomBytes(16).toString('hex');
    const stored = storing(files, library, key);
    const sizes = await stored.storeSizes(chosen);
    const { alt, width, height, tone, thumbhash } = chosen;
    const [row] = await db
      .insert(mediaItems)
      .values({
        id,
        key,
        kind: 'image',
        contentType: 'image/webp',
        file: sizes.at(-1)?.file ?? '',
        sizes,
        width,
        height,
        sizeBytes: stored.bytes(),
        tone,
        thumbhash,
        alt,
        ...(personal ? { personal } : asUploaded(`${slug}.webp`, 'image/webp', stored.bytes())),
      })
      .returning({ id: mediaItems.id });
    return row?.id ?? '';
  };
  return (slug, options) => {
    if (options?.personal) return storePicture(slug, true);
    const known = shared.get(slug) ?? storePicture(slug, false);
    shared.set(slug, known);
    return known;
  };
}

const videoManifest = z.record(z.string(), z.object({ poster: z.string(), mp4: z.string(), webm: z.string() }));

/** Gives the id of a media item for a video of the library, by its slug. */
export type SampleVideos = (slug: string) => Promise<string>;

/** Takes videos of the sample library over when they are first asked for, each with its poster. */
export async function sampleVideos(db: Queryable, files: SampleFiles, library: string): Promise<SampleVideos> {
  const manifest = videoManifest.parse(JSON.parse(await readFile(path.join(library, 'videos.json'), 'utf8')));
  const pictures = await readPictures(library);
  return async (slug) => {
    const video = manifest[slug];
    const poster = pictures[video?.poster ?? ''];
    if (!video || !poster) throw new Error(`The sample library has no video called ${slug}, or no poster of it.`);
    const id = sampleId('video', slug);
    if (await findTaken(db, id)) return id;
    const key = randomBytes(16).toString('hex');
    const stored = storing(files, library, key);
    const store = (file: string) => stored.store(path.join('videos', file), `${key}${path.extname(file)}`);
    const file = await store(video.mp4);
    const alternatives = [{ file: await store(video.webm), contentType: 'video/webm' }];
    const sizes = await stored.storeSizes(poster);
    const bytes = await readFile(path.join(library, 'videos', video.mp4));
    const { width, height, durationSeconds } = await readVideoFacts('video/mp4', bytes.length, async (first, last) =>
      bytes.subarray(first, last + 1),
    );
    const [row] = await db
      .insert(mediaItems)
      .values({
        id,
        key,
        kind: 'video',
        contentType: 'video/mp4',
        file,
        alternatives,
        sizes,
        width,
        height,
        durationSeconds,
        sizeBytes: stored.bytes(),
        alt: poster.alt,
        ...asUploaded(video.mp4, 'video/mp4', bytes.length),
      })
      .returning({ id: mediaItems.id });
    return row?.id ?? '';
  };
}
