import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import type { ShareCard } from '#contract/rules/share-card.ts';
import { createConcurrencyLimit } from '#server/limits/concurrency-limit.ts';
import { drawCard } from './image-queue.ts';

/** The picture for links to the public page at an address, as the page is now; undefined where there is none. */
export type FindCard = (address: string) => Promise<{ card: ShareCard; file: string } | undefined>;

/** Longer is no address of a page. */
const longestAddress = 500;

/** One by one: whoever asks for many takes no place from those who send images. */
const makeOne = createConcurrencyLimit({ running: 1, waiting: 16 });

/**
 * Draws the picture that is shown beside links to a page without an image when it is first asked for, and keeps it
 * until it is swept a day later: no row names it, so nothing has to be changed with a title or a brand. The name says
 * what it shows, `of` which page says so; `storeShareCard` says whether there is such a file now. Nobody has words of
 * their own drawn: there is one name for each page, which follows from what everybody sees on it now.
 * @throws Problem `unavailable` when too many wait
 */
export function createShareCards(storage: MediaStorage, findCard: FindCard) {
  const making = new Map<string, Promise<boolean>>();

  async function make(name: string, of: string): Promise<boolean> {
    const found = await findCard(of);
    if (found?.file !== name) return false;
    const { logo, ...card } = found.card;
    const shown = logo ? await buffer(storage.read(logo.replace('/media/', ''))) : null;
    await storage.put(name, await drawCard({ ...card, logo: shown }));
    return true;
  }

  return async function storeShareCard(name: string, of: string): Promise<boolean> {
    if (!/^[0-9a-f]{16}-card\.jpg$/.test(name) || !/^\/(?!\/)/.test(of) || of.length > longestAddress) return false;
    const key = `${name} ${of}`;
    const made = making.get(key) ?? makeOne(() => make(name, of)).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}
