import { createHash } from 'node:crypto';

/** The id of a story in another language, the same for ever: a UUID of version 5, its language named in its own id. */
export function idOfEdition(storyId: string, language: string): string {
  const digest = createHash('sha1')
    .update(Buffer.from(storyId.replaceAll('-', ''), 'hex'))
    .update(language)
    .digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
