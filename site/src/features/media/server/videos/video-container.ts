/** As much of a video as must be seen to know what it is. */
export const videoHeadBytes = 4096;

/** Brands of files that browsers play as MP4. Not `avif`, `heic` and `qt  `, which look alike. */
const brands = /^(iso[m2-9]|mp4[12]|avc1|av01|M4V[ HP]|MSNV|dash|mmp4|3gp[45])$/;

/** What a browser that guesses would take for a page. */
const markup = /<(!doctype|html|head|body|script|iframe|svg|\?php)/i;

/** The type of a video by its first bytes; undefined when it is none that we take. */
export function videoTypeOf(head: Buffer): 'video/mp4' | 'video/webm' | undefined {
  if (markup.test(head.toString('latin1'))) return undefined;
  if (isMp4(head)) return 'video/mp4';
  return isWebm(head) ? 'video/webm' : undefined;
}

/** A short `ftyp` box of a known brand, and a box after it. */
function isMp4(head: Buffer): boolean {
  if (head.length < 24 || head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const size = head.readUInt32BE(0);
  if (size < 16 || size > 512 || size + 8 > head.length) return false;
  return (
    brands.test(head.toString('latin1', 8, 12)) && /^[a-z0-9]{4}$/i.test(head.toString('latin1', size + 4, size + 8))
  );
}

const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const webmDocType = Buffer.concat([Buffer.from([0x42, 0x82, 0x84]), Buffer.from('webm')]);

/** An EBML header whose document type is webm: Matroska, which shares the container, is another. */
function isWebm(head: Buffer): boolean {
  return head.subarray(0, 4).equals(ebml) && head.subarray(0, 256).includes(webmDocType);
}
