import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aGif,
  anMp4,
  aPhotograph,
  aPng,
  aWebm,
  halves,
  payload,
  profileBomb,
  refusedImages,
  svg,
  textBomb,
} from './hostile-files.fixture.ts';
import { aForm, anUploadSite, type UploadSite } from './upload.fixture.ts';

const blob = (bytes: Buffer, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });

/** Sends an image and gives what is kept of it. */
async function stored(site: UploadSite, bytes: Buffer, field = 'thumbnail') {
  const { status, json } = await site.send(aForm({ title: 'x', [field]: blob(bytes) }));
  expect([status, json.message]).toEqual([200, undefined]);
  const upload = json.data.files[field];
  const kept = await buffer(site.storage.read(upload.file));
  const pixels = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) =>
    [...pixels.data.subarray((y * pixels.info.width + x) * pixels.info.channels)].slice(0, 3);
  return { upload, kept, metadata: await sharp(kept).metadata(), colourAt };
}

let refused: Awaited<ReturnType<typeof refusedImages>>;
beforeAll(async () => {
  refused = await refusedImages();
});

test('a file that is no complete image is refused with its name, whatever its ending, and leaves nothing behind (G-42, T50)', async () => {
  const site = await anUploadSite({ keep: true });
  for (const [name, bytes, expected] of refused) {
    const started = Date.now();
    const { status, json } = await site.send(aForm({ title: 'x', thumbnail: blob(bytes) }));
    expect([name, status, json.errors?.[0]?.field]).toEqual([name, expected, 'thumbnail']);
    expect([name, json.message]).toEqual([name, json.errors?.[0]?.message]);
    expect([name, site.files()]).toEqual([name, []]);
    expect(Date.now() - started).toBeLessThan(5000);
  }
});

describe('an image that is accepted', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'can be %s, and becomes WebP with all its data',
    async (format) => {
      const site = await anUploadSite({ keep: true });
      const { upload, kept, metadata } = await stored(site, await aPhotograph(120, 80).toFormat(format).toBuffer());
      expect(metadata).toMatchObject({ format: 'webp', width: 120, height: 80 });
      expect(upload).toMatchObject({
        kind: 'image',
        contentType: 'image/webp',
        width: 120,
        height: 80,
        sizeBytes: kept.length,
        tone: expect.stringMatching(/^#[0-9a-f]{6}$/),
        thumbhash: expect.stringMatching(/^[A-Za-z0-9+/]{20,}=*$/),
      });
      expect(upload.file).toMatch(/^[0-9a-f]{32}-120\.webp$/);
      expect(site.files().sort()).toEqual([upload.file, upload.originalFile].sort());
      expect(upload.originalFile).toMatch(/^[0-9a-f]{32}-[0-9a-f]{32}\.original$/);
    },
  );

  test('gets its average colour', async () => {
    const site = await anUploadSite();
    const red = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#cc1100' } })
      .png()
      .toBuffer();
    expect((await site.send(aForm({ title: 'x', image: blob(red) }))).json.data.files.image[0].tone).toMatch(
      /^#c[9a-f]1[0-4]0[0-4]$/,
    );
  });

  test('loses camera data, location and colour profile (G-42, T54)', async () => {
    const site = await anUploadSite({ keep: true });
    const gps = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '38/1 43/1 0/1', GPSLatitudeRef: 'N' } };
    const original = await aPhotograph().withExif(gps).withIccProfile('p3').jpeg().toBuffer();
    expect((await sharp(original).metadata()).exif?.includes('SecretCamera')).toBe(true);
    const { kept, metadata } = await stored(site, original);
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('xmp');
    expect(metadata).not.toHaveProperty('icc');
    expect(kept.includes('SecretCamera')).toBe(false);
  });

  test('tells where it was taken to whoever takes it in, and only if it says so well', async () => {
    const site = await anUploadSite({ keep: true });
    const positionOf = async (gps: Record<string, string>) => {
      const bytes = await aPhotograph(60, 40).withExif({ IFD3: gps }).jpeg().toBuffer();
      return (await stored(site, bytes)).upload.position;
    };
    const lisbon = { GPSLatitude: '38/1 43/1 1200/100', GPSLatitudeRef: 'N', GPSLongitude: '9/1 8/1 2400/100' };
    expect(await positionOf({ ...lisbon, GPSLongitudeRef: 'W' })).toEqual({ latitude: 38.72, longitude: -9.14 });
    expect(await positionOf({ GPSLatitude: lisbon.GPSLatitude, GPSLatitudeRef: 'N' })).toBeNull();
    expect(await positionOf({ ...lisbon, GPSLatitude: '99/1 0/1 0/1', GPSLongitudeRef: 'W' })).toBeNull();
    expect(await positionOf({ ...lisbon, GPSLatitude: '1/0 0/1 0/1', GPSLongitudeRef: 'W' })).toBeNull();
    const nowhere = { GPSLatitude: '0/1 0/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '0/1 0/1 0/1' };
    expect(await positionOf({ ...nowhere, GPSLongitudeRef: 'E' })).toBeNull();
  });

  test('is turned upright, as it was taken', async () => {
    const site = await anUploadSite({ keep: true });
    const { upload, colourAt } = await stored(site, await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([upload.width, upload.height]).toEqual([100, 200]);
    const [top, bottom] = [colourAt(50, 20), colourAt(50, 180)];
    expect([(top[0] ?? 0) > 200, (bottom[2] ?? 0) > 200]).toEqual([true, true]);
  });

  test.each([
    ['CMYK', () => halves().toColourspace('cmyk').jpeg()],
    ['16 bits', () => halves().toColourspace('rgb16').png()],
    ['grey', () => halves().toColourspace('b-w').png()],
  ])('of %s becomes 8 bits of sRGB', async (name, make) => {
    const site = await anUploadSite({ keep: true });
    const bytes = await make().toBuffer();
    const before = await sharp(bytes).metadata();
    expect([name, before.space]).toEqual([name, { CMYK: 'cmyk', '16 bits': 'rgb16', grey: 'b-w' }[name]]);
    const { metadata, colourAt } = await stored(site, bytes);
    expect(metadata).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 });
    if (name !== 'grey') expect(colourAt(20, 50)[0]).toBeGreaterThan(180);
  });

  test('keeps its transparency', async () => {
    const site = await anUploadSite({ keep: true });
    const clear = { width: 40, height: 40, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    expect((await stored(site, await sharp({ create: clear }).png().toBuffer())).metadata.hasAlpha).toBe(true);
  });

  test('becomes at most 2560 pixels wide', async () => {
    const site = await anUploadSite({ keep: true });
    const { upload, metadata } = await stored(site, await aPhotograph(4000, 3000).jpeg().toBuffer());
    expect([upload.width, upload.height]).toEqual([2560, 1920]);
    expect([metadata.width, metadata.height]).toEqual([2560, 1920]);
  });

  test.each([
    ['very wide', 39_000, 1],
    ['very high', 1, 39_000],
  ])('can be %s', async (_, width, height) => {
    const site = await anUploadSite({ keep: true });
    const { upload } = await stored(site, aPng(width, height));
    expect([upload.width <= 2560, upload.height <= 5120]).toEqual([true, true]);
  });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['after a JPEG', async () => Buffer.concat([await aPhotograph().jpeg().toBuffer(), Buffer.from(payload)])],
    ['after a GIF', async () => Buffer.concat([await aPhotograph(120, 80).gif().toBuffer(), Buffer.from(payload)])],
    ['in a PNG', () => aPng(90, 90, [['tEXt', Buffer.from(`Comment\0${payload}`)]])],
    ['in a PNG, packed', () => aPng(90, 90, [textBomb(1)])],
    ['as an archive after a PNG', () => Buffer.concat([aPng(90, 90), Buffer.from(`PK\x03\x04${payload}`, 'latin1')])],
  ])('loses a payload hidden %s (G-42, T50)', async (_, make) => {
    const site = await anUploadSite({ keep: true });
    const { kept } = await stored(site, await make());
    for (const trace of ['payload', 'script', 'PK\x03\x04', 'Comment']) expect(kept.includes(trace)).toBe(false);
  });

  test('with ten thousand frames keeps only the first (T51)', async () => {
    const site = await anUploadSite({ keep: true });
    const { metadata } = await stored(site, aGif(50, 50, 10_000));
    expect([metadata.width, metadata.pages ?? 1]).toEqual([50, 1]);
  });
});

test.each([
  ['a text', () => aPng(90, 90, [textBomb(200)])],
  ['a profile', () => aPng(90, 90, [profileBomb(200)])],
])('%s that decompresses to a huge size costs neither time nor memory (T51)', async (_, make) => {
  const site = await anUploadSite();
  const bytes = make();
  const before = process.memoryUsage().rss;
  const started = Date.now();
  const { status } = await site.send(aForm({ title: 'x', thumbnail: blob(bytes) }));
  expect([200, 400]).toContain(status);
  expect(Date.now() - started).toBeLessThan(5000);
  expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
});

describe('an avatar', () => {
  test.each(['jpeg', 'png', 'gif'] as const)('can be a %s', async (format) => {
    const site = await anUploadSite({ keep: true });
    expect((await stored(site, await aPhotograph(120, 80).toFormat(format).toBuffer(), 'avatar')).metadata.format).toBe(
      'webp',
    );
  });

  test.each(['webp', 'avif', 'svg'])('cannot be a %s', async (format) => {
    const site = await anUploadSite();
    const bytes =
      format === 'svg'
        ? svg
        : await aPhotograph(120, 80)
            .toFormat(format as 'webp')
            .toBuffer();
    const { status, json } = await site.send(aForm({ title: 'x', avatar: blob(bytes) }));
    const message = 'Please select a valid image file (JPEG, PNG, or GIF)';
    expect([status, json]).toEqual([415, { success: false, message, errors: [{ field: 'avatar', message }] }]);
  });

  test('can have 5 MB, and not a byte more', async () => {
    const site = await anUploadSite();
    const jpeg = await aPhotograph().jpeg().toBuffer();
    const padded = (size: number) => blob(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]));
    for (const size of [5 * 1024 * 1024 - 1, 5 * 1024 * 1024])
      expect((await site.send(aForm({ title: 'x', avatar: padded(size) }))).status).toBe(200);
    const { status, json } = await site.send(aForm({ title: 'x', avatar: padded(5 * 1024 * 1024 + 1) }));
    const message = 'Image size should be less than 5MB';
    expect([status, json]).toEqual([413, { success: false, message, errors: [{ field: 'avatar', message }] }]);
  });
});

describe('a video', () => {
  test.each([
    ['mp4', anMp4(3_000_000)],
    ['webm', aWebm(3_000_000)],
    ['mp4', anMp4(300)],
    ['mp4', anMp4(3_000_000, 'mp42', 'free')],
  ])('is stored unchanged: %s', async (type, bytes) => {
    const site = await anUploadSite({ keep: true });
    const { status, json } = await site.send(aForm({ title: 'x', video: blob(bytes) }));
    expect(status).toBe(200);
    const { video } = json.data.files;
    expect(video).toMatchObject({ kind: 'video', contentType: `video/${type}`, sizeBytes: bytes.length });
    expect(video.file).toMatch(new RegExp(`^[0-9a-f]{32}\\.${type}$`));
    expect((await buffer(site.storage.read(video.file))).equals(bytes)).toBe(true);
  });

  test.each<[string, Buffer]>([
    ['a page', Buffer.from(`<!doctype html>${payload}`)],
    ['a page in front of a video', Buffer.concat([Buffer.from('<html>'), anMp4()])],
    ['a video with a page in its head', anMp4(5000, 'isom', 'free').fill('<script>alert(1)</script>', 60, 85)],
    ['a video whose head never ends', anMp4().fill(0x3c, 0, 4)],
    ['an AVIF', anMp4(5000, 'avif')],
    ['a QuickTime video', anMp4(5000, 'qt  ')],
    ['a Matroska video', aWebm(5000, 'matroska')],
    ['a playlist', Buffer.from('#EXTM3U\nfile:///etc/passwd\n')],
    ['a drawing', svg],
    ['nothing', Buffer.alloc(0)],
    ['a head alone', anMp4().subarray(0, 20)],
    // More than is read before its kind is known.
    ['a megabyte of something else', Buffer.alloc(1_000_000, 0x89)],
  ])('is refused if it is %s (G-42, T56)', async (_, bytes) => {
    const site = await anUploadSite({ keep: true });
    const { status, json } = await site.send(aForm({ title: 'x', video: blob(bytes, 'video/mp4') }));
    const message = 'Please select a video (MP4 or WebM)';
    expect([status, json.errors]).toEqual([415, [{ field: 'video', message }]]);
    expect(site.files()).toEqual([]);
  });
});
