import type { EditionChanges, StoredEdition, TextsOf } from '../edition.contract.ts';
import type { EditionStanding } from '../edition-standing.contract.ts';

/** What the form of a translation is given: how the item stands in each language, and in the one that is written. */
export type EditionOf<Edition extends StoredEdition = StoredEdition> = {
  _id: string;
  title: string;
  /** The language of the original. */
  original: string;
  languages: EditionStanding[];
  edition: Edition | null;
  /** What the site itself says there while nobody has written it. */
  given: TextsOf<Edition> | null;
  /** The version of the original that stands beside it. */
  sourceVersion: number;
  changedSince: EditionChanges;
  standing: EditionStanding;
  /** Its texts. */
  source: object;
  /** Whether a machine can suggest translations. */
  machine: boolean;
};
