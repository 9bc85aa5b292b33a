import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { open } from 'node:fs/promises';

/**
 * The last line of an archive, after the end of the tar, where tar programs do not look: hashes of all bytes before it
 * and of the manifest, so that no byte changes unnoticed, not even between the parts; and a code that only who has the
 * key can make, so that nobody else changes it on purpose.
 */
export type Seal = {
  archive: string;
  manifest: string;
  isEncrypted: boolean;
  /** Drawn by chance for each archive, for its keys. */
  salt: Buffer;
  code: string;
};

/** Archives that were made before seals had a key. */
export type KeylessSeal = Pick<Seal, 'archive' | 'manifest'>;

const hex = '([0-9a-f]{64})';
const keylessBytes = 163;
const keylessLine = new RegExp(`^\\ntrekker-backup archive=${hex} manifest=${hex}\\n$`);
const sealBytes = 314;
const line = new RegExp(
  `^\\ntrekker-backup archive=${hex} manifest=${hex} form=(plain|coded) salt=([0-9a-f]{64}) code=${hex}\\n$`,
);

export function formatSeal(seal: Omit<Seal, 'code'>, key: Buffer): string {
  return `\ntrekker-backup ${sealedText(seal)} code=${codeOf(seal, key)}\n`;
}

function sealedText({ archive, manifest, isEncrypted, salt }: Omit<Seal, 'code'>): string {
  return `archive=${archive} manifest=${manifest} form=${isEncrypted ? 'coded' : 'plain'} salt=${salt.toString('hex')}`;
}

function codeOf(seal: Omit<Seal, 'code'>, key: Buffer): string {
  return createHmac('sha256', key).update(sealedText(seal)).digest('hex');
}

export function fitsKey(seal: Seal, key: Buffer): boolean {
  return timingSafeEqual(Buffer.from(seal.code, 'hex'), Buffer.from(codeOf(seal, key), 'hex'));
}

export type FoundSeal = { seal: Seal | undefined; keyless: KeylessSeal | undefined; contentBytes: number };

/** Neither seal: the archive was cut off, or is none. */
export async function readSeal(file: string): Promise<FoundSeal> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - sealBytes);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sealBytes), 0, sealBytes, from);
    const end = buffer.toString('latin1', 0, bytesRead);
    const [, archive, manifest, form, salt, code] = line.exec(end) ?? [];
    if (archive && manifest && salt && code) {
      const seal = { archive, manifest, isEncrypted: form === 'coded', salt: Buffer.from(salt, 'hex'), code };
      return { seal, keyless: undefined, contentBytes: from };
    }
    const [, oldArchive, oldManifest] = keylessLine.exec(end.slice(-keylessBytes)) ?? [];
    const keyless = oldArchive && oldManifest ? { archive: oldArchive, manifest: oldManifest } : undefined;
    return { seal: undefined, keyless, contentBytes: keyless ? Math.max(0, size - keylessBytes) : from };
  } finally {
    await handle.close();
  }
}

export const sha256 = () => createHash('sha256');
