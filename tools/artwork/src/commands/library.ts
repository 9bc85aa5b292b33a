/**
 * node src/commands/library.ts          takes what was rendered in out/ over into the sample library and writes its
 * manifests node src/commands/library.ts kyoto    takes over only the pictures whose slug begins so; the manifests are
 * always whole Options: --from=DIR (default out/)
 */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { scenes } from '../../scenes/index.ts';
import type { Scene } from '@trekker/cover-art/core/stage.ts';

/** One width: in WebP, in AVIF for browsers that take it, or in both. */
interface Size {
  width: number;
  file?: string;
  avif?: string;
}

/** `width` and `height` are the largest size's pixels; `tone` is the average colour; `thumbhash` is base64. */
interface Picture {
  alt: string;
  width: number;
  height: number;
  tone: string;
  thumbhash: string;
  sizes: Size[];
}

/** `duration` in seconds; `poster` is the slug of the picture that shows the same scene. */
interface Loop {
  width: number;
  height: number;
  duration: number;
  poster: string;
  mp4: string;
  webm: string;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
const from = values.from ?? join(import.meta.dirname, '../..', 'out');
const library = join(import.meta.dirname, '../../../../site/sample-library');
const pictures = join(library, 'pictures');
const videos = join(library, 'videos');

/**
 * AVIF at this quality is about a quarter smaller than the WebP beside it and nearer to the original by 2 dB. More
 * effort takes ten times as long and saves 7 %.
 */
const quality = { webp: 72, avif: 50 };

const fileOf = (slug: string, width: number, kind = 'webp'): string => `${slug}-${width}.${kind}`;
const webpOf = (slug: string, width: number) => ({ file: fileOf(slug, width) });
const avifOf = (slug: string, width: number) => ({ avif: fileOf(slug, width, 'avif') });

/**
 * Portraits are square and shown small; AVIF of their smallest size would save nothing. A landscape's smaller sizes are
 * there in AVIF only: the few browsers without it take the whole picture, and the repository is lighter by 5 MB.
 */
const sizesOf = ({ slug, aspect }: Scene): [Size, ...Size[]] =>
  aspect === 1
    ? [{ width: 400, ...webpOf(slug, 400), ...avifOf(slug, 400) }, { width: 160, ...webpOf(slug, 160) }]
    : [{ width: 1600, ...webpOf(slug, 1600), ...avifOf(slug, 1600) }, { width: 800, ...avifOf(slug, 800) }, { width: 400, ...avifOf(slug, 400) }];

const wholeOf = (scene: Scene): string => fileOf(scene.slug, sizesOf(scene)[0].width);

async function takeOver(scene: Scene): Promise<void> {
  const source = join(from, `${scene.slug}.webp`);
  const { width: natural = 0 } = await sharp(source).metadata();
  for (const { width, file, avif } of sizesOf(scene)) {
    const image = sharp(await sharp(source).resize(width).png().toBuffer());
    // The render is already a WebP at its best quality: writing it again would only lose some.
    if (file && width === natural) await copyFile(source, join(pictures, file));
    else if (file) await image.clone().webp({ quality: quality.webp, effort: 6, smartSubsample: true }).toFile(join(pictures, file));
    if (avif) await image.clone().avif({ quality: quality.avif, effort: 2 }).toFile(join(pictures, avif));
  }
}

const hex = (bytes: number[]): string => `#${bytes.map((b) => Math.round(b).toString(16).padStart(2, '0')).join('')}`;

async function describe(scene: Scene): Promise<Picture> {
  const sizes = sizesOf(scene);
  const whole = sharp(join(pictures, wholeOf(scene)));
  const { width, height } = await whole.metadata();
  const small = await whole.clone().resize(100, 100, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(small.data, { raw: small.info }).stats();
  const thumbhash = Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64');
  return { alt: scene.alt, width: width!, height: height!, tone: hex(channels.slice(0, 3).map((c) => c.mean)), thumbhash, sizes };
}

/** Loops are a fixed 8 seconds of 1280 × 720 (`drift.ts`). */
const describeLoop = (slug: string): Loop => ({ width: 1280, height: 720, duration: 8, poster: slug, mp4: `${slug}.mp4`, webm: `${slug}.webm` });

async function writeManifest<T>(name: string, entries: Record<string, T>): Promise<void> {
  await writeFile(join(library, name), `${JSON.stringify(entries, null, 2)}\n`);
}

await mkdir(pictures, { recursive: true });
await mkdir(videos, { recursive: true });
const rendered = new Set(await readdir(from).catch(() => []));
const wanted = (slug: string): boolean => !positionals.length || positionals.some((p) => slug.startsWith(p));

for (const scene of scenes.filter((s) => wanted(s.slug))) {
  if (rendered.has(`${scene.slug}.webp`)) await takeOver(scene);
  for (const kind of ['mp4', 'webm']) {
    const loop = `${scene.slug}.drift.${kind}`;
    if (rendered.has(loop)) await copyFile(join(from, loop), join(videos, `${scene.slug}.${kind}`));
  }
}

const there = new Set(await readdir(pictures));
const inOrder = [...scenes].sort((a, b) => (a.slug < b.slug ? -1 : 1));
const known: Record<string, Picture> = {};
for (const scene of inOrder) {
  if (there.has(wholeOf(scene))) known[scene.slug] = await describe(scene);
  else console.warn(`${scene.slug} has not been rendered yet.`);
}
await writeManifest('pictures.json', known);

const loops = (await readdir(videos)).filter((f) => f.endsWith('.mp4')).map((f) => f.slice(0, -4)).sort();
await writeManifest('videos.json', Object.fromEntries(loops.map((slug) => [slug, describeLoop(slug)])));

const sizes = await Promise.all([...there].map(async (f) => (await readFile(join(pictures, f))).length));
console.log(`${Object.keys(known).length} pictures, ${there.size} files, ${(sizes.reduce((a, b) => a + b, 0) / 1e6).toFixed(1)} MB; ${loops.length} loops.`);
