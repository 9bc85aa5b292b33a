import { createHash } from 'node:crypto';

/**
 * The id of something of the sample library, the same on every site: what came with it is known by that, so that it can
 * be brought in piece by piece, and taken out again. A UUID of version 8 (RFC 9562), from its kind and name.
 */
export function sampleId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`sample library ${kind}/${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
