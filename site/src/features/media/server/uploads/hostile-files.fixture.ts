import { deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** What must not be left of a file that hides it. */
export const payload = '<script>alert("payload")</script>';

export const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>`,
);

/** A photograph's worth of detail, made of a small one: noise takes its time. */
export function aPhotograph(width = 600, height = 400): Sharp {
  return sharp(grain).resize(width, height, { fit: 'fill' });
}

const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
const grain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#4a6a72', noise } })
  .png()
  .toBuffer();

/** An image whose left half is red and whose right half is blue. */
export function halves(width = 200, height = 100): Sharp {
  const blue = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, crc]);
}

/** A PNG of one grey, as large as its header says; `extra` chunks come before the pixels. */
export function aPng(width: number, height: number, extra: [type: string, data: Buffer][] = [], rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (width + 1), 0))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A zTXt chunk that becomes `megabytes` when it is read. */
export function textBomb(megabytes: number): [string, Buffer] {
  const text = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 97));
  return ['zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), text])];
}

/** A colour profile that becomes `megabytes` when it is read. */
export function profileBomb(megabytes: number): [string, Buffer] {
  const profile = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0));
  return ['iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), profile])];
}

/** A GIF whose header claims a size, with `frames` frames of one pixel. */
export function aGif(width: number, height: number, frames = 1): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen.set([0x80, 0, 0], 4);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    screen,
    Buffer.from([0, 0, 0, 255, 255, 255]),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** As much of an MP4 as anything here looks at, of about `sizeBytes`. */
export function anMp4(sizeBytes = 5000, brand = 'isom', first = 'moov'): Buffer {
  const filling = Buffer.alloc(Math.max(0, sizeBytes - 200), 0xa5);
  return Buffer.concat([box('ftyp', brand, '\0\0\x02\0', 'isomiso2avc1'), box(first, 'x'), box('mdat', filling)]);
}

/** As much of a WebM, or of another EBML document, as anything here looks at. */
export function aWebm(sizeBytes = 5000, docType = 'webm'): Buffer {
  const type = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 + docType.length]), Buffer.from(docType)]);
  const header = Buffer.concat([Buffer.from([0x42, 0x86, 0x81, 1]), type]);
  const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + header.length]);
  return Buffer.concat([ebml, header, Buffer.alloc(Math.max(0, sizeBytes - header.length - 5), 0xa5)]);
}

/** Files that nobody may put on this site as an image, with the status that says so. */
export async function refusedImages(): Promise<[name: string, bytes: Buffer, status: number][]> {
  const jpeg = await aPhotograph().jpeg().toBuffer();
  const png = await aPhotograph().png().toBuffer();
  const webp = await aPhotograph().webp().toBuffer();
  const avif = await aPhotograph(200, 100).avif({ effort: 0 }).toBuffer();
  const broken = Buffer.from(png);
  broken.fill(0x55, png.length >> 1, (png.length >> 1) + 2000);
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
  return [
    ['a drawing', svg, 415],
    [
      'a drawing that does not begin like one',
      Buffer.concat([Buffer.from('<?xml version="1.0"?>\n<!-- -->\n'), svg]),
      415,
    ],
    ['a packed drawing', gzipSync(svg), 415],
    ['a page', Buffer.from(`<!doctype html>${payload}`), 415],
    ['a program', Buffer.from('#!/bin/sh\nrm -rf /\n'), 415],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<</JS(app.alert(1))>>\nendobj'), 415],
    ['an archive', Buffer.from('PK\x03\x04xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'latin1'), 415],
    ['a mail with a page in it', Buffer.from('MIME-Version: 1.0\nContent-Type: text/html\n\n<script>'), 415],
    ['a playlist', Buffer.from('#EXTM3U\nfile:///etc/passwd\n'), 415],
    ['a TIFF', await aPhotograph().tiff().toBuffer(), 415],
    ['an icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0]), 415],
    ['a video', anMp4(), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['one byte', Buffer.from('x'), 415],
    ['half a JPEG', half(jpeg), 400],
    ['half a PNG', half(png), 400],
    ['half a WebP', half(webp), 400],
    ['half an AVIF', half(avif), 400],
    ['the first bytes of a JPEG', jpeg.subarray(0, 20), 400],
    ['a PNG with broken pixels', broken, 400],
    ['a page that calls itself a GIF', Buffer.from(`GIF89a/*${payload}*/=1;alert(1)`), 400],
    ['a page that calls itself a JPEG', Buffer.concat([jpeg.subarray(0, 4), Buffer.from(payload)]), 400],
    ['196 megapixels of one colour', aPng(14_000, 14_000), 413],
    ['a header that claims 4 gigapixels', aPng(65_000, 65_000, [], 1), 413],
    ['a PNG that has fewer rows than it claims', aPng(3000, 3000, [], 5), 400],
  ];
}
