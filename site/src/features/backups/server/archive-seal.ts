import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/**
 * The last line of an archive, after the end of the tar, where tar programs do not look: hashes of all bytes before it and of the
 * manifest. So no byte can change unnoticed, not even between the parts.
 */
export type Seal = { archive: string; manifest: string };

export const sealBytes = 163;
const line = /^\ntrekker-backup archive=([0-9a-f]{64}) manifest=([0-9a-f]{64})\n$/;

export function printSeal({ archive, manifest }: Seal): string {
  return `\ntrekker-backup archive=${archive} manifest=${manifest}\n`;
}

/** Undefined: the archive was cut off, or is none. */
export async function readSeal(file: string): Promise<{ seal: Seal | undefined; contentBytes: number }> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const contentBytes = Math.max(0, size - sealBytes);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sealBytes), 0, sealBytes, contentBytes);
    const [, archive, manifest] = line.exec(buffer.toString('latin1', 0, bytesRead)) ?? [];
    return { seal: archive && manifest ? { archive, manifest } : undefined, contentBytes };
  } finally {
    await handle.close();
  }
}

export const sha256 = () => createHash('sha256');
