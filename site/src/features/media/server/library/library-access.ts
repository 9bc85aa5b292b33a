import type { Queryable, Transactor } from '#server/queryable.ts';
import type { MediaTexts } from '../../media.contract.ts';
import type { TextLanguage } from '../../staff-media.contract.ts';
import type { MediaOwner } from './media-owner.ts';

/** What the library works with: its database, and all kinds of things that show media. */
export type Library = { db: Transactor; owners: readonly MediaOwner[]; languages: LibraryLanguages };

/** The languages of the site, which the library itself does not know. */
export type LibraryLanguages = {
  /** Those beside the site's own. */
  list: (db: Queryable) => Promise<TextLanguage[]>;
  /** Part of a transaction that writes in them. Throws `invalid_input` for one that the site does not have. */
  keep: (tx: Queryable, name: string, texts: MediaTexts) => Promise<void>;
};
