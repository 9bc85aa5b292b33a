import type { Queryable } from '#server/queryable.ts';
import { listTagsAmong } from './story-tag.repository.ts';

/** Those of these phrases, in their order, that published stories carry as a tag; at most `most`. */
export async function findTags(db: Queryable, phrases: readonly string[], most: number): Promise<string[]> {
  const tags = [...new Set(phrases.map((phrase) => phrase.toLowerCase()))];
  return tags.length === 0 ? [] : listTagsAmong(db, tags, most);
}
