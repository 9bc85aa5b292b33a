import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const read = new Set<string>();

/**
 * Waits for a mail to this address that contains `words` and was not returned before: where a second mail is asked for,
 * the first one still lies there. Returns the newest. `folder` is the `mailFolder` of a site.
 */
export async function mailTo(folder: string, email: string, words = ''): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const names = (await filesIn(folder)).filter((name) => name.endsWith('.eml')).sort();
      for (const file of names.map((name) => path.join(folder, name)).filter((each) => !read.has(each))) {
        const source = await readFile(file, 'utf8');
        if (!source.includes(`To: ${email}\n`) || !plain(source).includes(words)) continue;
        found = source;
        read.add(file);
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
