import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { scenes } from './scenes/index.ts';

const library = join(import.meta.dirname, '../../site/sample-library');
const read = (name: string) => JSON.parse(readFileSync(join(library, name), 'utf8'));
const pictures: Record<
  string,
  {
    alt: string;
    width: number;
    height: number;
    tone: string;
    thumbhash: string;
    sizes: { width: number; file?: string; avif?: string }[];
  }
> = read('pictures.json');
const videos: Record<string, { poster: string; mp4: string; webm: string }> = read('videos.json');
const bytes = (folder: string, file: string) => statSync(join(library, folder, file)).size;

describe('the sample library', () => {
  it('lists every scene once, in order, and no missing file', () => {
    const slugs = scenes.map((s) => s.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(Object.keys(pictures)).toEqual([...slugs].sort());
    const listed = Object.values(pictures).flatMap((p) =>
      p.sizes.flatMap(({ file, avif }) => [file, avif].filter((name) => name !== undefined)),
    );
    expect(readdirSync(join(library, 'pictures')).sort()).toEqual(listed.sort());
  });

  it('describes each picture, with the size of its largest file', async () => {
    for (const [slug, picture] of Object.entries(pictures)) {
      expect(picture.alt.length, slug).toBeGreaterThan(20);
      expect(picture.tone, slug).toMatch(/^#[0-9a-f]{6}$/);
      expect(Buffer.from(picture.thumbhash, 'base64').length, slug).toBeGreaterThan(10);
      const { width, height } = await sharp(join(library, 'pictures', picture.sizes[0]?.file ?? '')).metadata();
      expect([width, height], slug).toEqual([picture.width, picture.height]);
    }
  });

  it('stays small: 120 kB a picture, a megabyte a loop, 40 MB in all', () => {
    const files = readdirSync(join(library, 'pictures'));
    const loops = readdirSync(join(library, 'videos'));
    for (const file of files) expect(bytes('pictures', file), file).toBeLessThanOrEqual(120_000);
    for (const file of loops) expect(bytes('videos', file), file).toBeLessThanOrEqual(1_000_000);
    const sum = [...files.map((f) => bytes('pictures', f)), ...loops.map((f) => bytes('videos', f))].reduce(
      (a, b) => a + b,
      0,
    );
    expect(sum).toBeLessThan(40_000_000);
  });

  it('has a poster and both codecs for each loop', () => {
    for (const loop of Object.values(videos)) {
      expect(pictures[loop.poster]).toBeDefined();
      expect(bytes('videos', loop.mp4)).toBeGreaterThan(0);
      expect(bytes('videos', loop.webm)).toBeGreaterThan(0);
    }
  });
});
