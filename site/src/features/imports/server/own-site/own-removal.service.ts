import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import type { ItemRow } from '../import.repository.ts';
import * as here from './own-here.repository.ts';
import { isTranslated } from './own-translations.repository.ts';

const ownKinds = [
  'media',
  'account',
  'author',
  'team-member',
  'highlight',
  'banner',
  'review',
  'feedback',
  'message',
] as const;
type OwnKind = (typeof ownKinds)[number];

/** What comes with an export of ours alone. */
export const isOwnKind = (kind: ItemRow['kind']): kind is OwnKind => (ownKinds as readonly string[]).includes(kind);

/**
 * Part of `trashing`: takes away for good what an import has made, unless somebody has changed it since.
 * @param importedAt its `updatedAt` as it was imported; null: whatever has happened to it
 */
export async function removeOwnItem(
  tx: Queryable,
  kind: OwnKind,
  id: string,
  importedAt: Date | null,
): Promise<{ outcome: 'removed' | 'gone' } | { outcome: 'edited'; title: string }> {
  // A translation that stays, since somebody has edited or made it, would go with it.
  const isTranslatable = kind === 'banner' || kind === 'highlight';
  if (importedAt && isTranslatable && (await isTranslated(tx, { kind, id }))) return { outcome: 'edited', title: kind };
  const outcome = await here.removeMade(tx, kind, id, importedAt);
  if (outcome === 'removed') await dropEverything(tx);
  return outcome === 'edited' ? { outcome, title: kind } : { outcome };
}
