import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Plain bytes that are encrypted at a time; each such part has a tag of its own. */
const partBytes = 64 * 1024;
const tagBytes = 16;

/**
 * AES-256-GCM by parts of 64 KiB. The nonce of a part is its number and whether it is the last, so that no part can be
 * left out, moved or cut off; the key belongs to one archive alone (its salt), so no nonce comes twice.
 */
function nonceOf(part: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(part), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export async function* encrypted(bytes: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { part, content, isLast } of inParts(bytes, partBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(part, isLast));
    yield Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws Error for the first part that is not as it was encrypted with this key. */
export async function* decrypted(bytes: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { part, content, isLast } of inParts(bytes, partBytes + tagBytes)) {
    const end = Math.max(0, content.length - tagBytes);
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(part, isLast), { authTagLength: tagBytes });
    decipher.setAuthTag(content.subarray(end));
    yield Buffer.concat([decipher.update(content.subarray(0, end)), decipher.final()]);
  }
}

/** Parts of `size` bytes, the last of which may be shorter, or empty when there is nothing. */
async function* inParts(bytes: AsyncIterable<Uint8Array>, size: number) {
  let held: Uint8Array[] = [];
  let length = 0;
  let part = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let whole = Buffer.concat(held);
    // One whole part is held back: it may be the last.
    for (; whole.length > size; whole = whole.subarray(size)) {
      yield { part, content: whole.subarray(0, size), isLast: false };
      part += 1;
    }
    held = [whole];
    length = whole.length;
  }
  yield { part, content: Buffer.concat(held), isLast: true };
}
