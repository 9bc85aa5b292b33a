import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** A text as it is stored, and which other one is needed to read it. */
export type Packed = { keyVersion: number; content: Buffer };

/** A version that stands alone, by its number, with its text as it was before it was packed. */
export type KeyVersion = { version: number; text: string };

/** So many versions at the most lean on one that stands alone. */
const mostOnOneKey = 50;

/**
 * Packs a text against an earlier one: what both have in common takes next to no room, wherever it stands. Where that
 * gains little, and after fifty versions, it stands alone and is the next ones' key.
 */
export function packText(text: string, version: number, key: KeyVersion | null): Packed {
  const bytes = Buffer.from(text);
  if (key && version - key.version < mostOnOneKey) {
    const content = zstdCompressSync(bytes, { dictionary: Buffer.from(key.text) });
    // A text packed alone has about a third of its bytes.
    if (content.length < bytes.length / 6) return { keyVersion: key.version, content };
  }
  return { keyVersion: version, content: zstdCompressSync(bytes) };
}

/** @param keyContent what is stored of the version that it was packed against; its own where it stands alone */
export function unpackText(content: Buffer, keyContent: Buffer, standsAlone: boolean): { text: string; key: string } {
  const key = zstdDecompressSync(keyContent);
  const text = standsAlone ? key : zstdDecompressSync(content, { dictionary: key });
  return { text: text.toString(), key: key.toString() };
}
