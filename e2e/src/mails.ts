import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/**
 * Waits for a mail to this address that contains `words`, and returns the newest. `folder` is the `mailFolder` of a
 * site.
 */
export async function mailTo(folder: string, email: string, words = ''): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      for (const name of (await filesIn(folder)).filter((file) => file.endsWith('.eml')).sort()) {
        const source = await readFile(path.join(folder, name), 'utf8');
        if (source.includes(`To: ${email}\n`) && plain(source).includes(words)) found = source;
      }
      return found;
    })
    .not.toBe('');
  return plain(found);
}

/** The first mail makes the folder. */
const filesIn = (folder: string) => readdir(folder).catch(() => []);

/** Quoted-printable, decoded. */
const plain = (source: string) =>
  source.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The first link in a mail to this path of the site. */
export function linkIn(mail: string, site: string, pathname: string): string {
  const at = mail.indexOf(site + pathname);
  return at < 0 ? '' : (/^\S+/.exec(mail.slice(at))?.[0] ?? '');
}
