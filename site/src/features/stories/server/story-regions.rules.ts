import { regionOfName } from '../../destinations/server/region-names.rules.ts';

/** The regions that a story's tags name, each once: what its `regions` column holds and the region chips look for. */
export function regionsOfTags(tags: readonly string[]) {
  return [...new Set(tags.flatMap((tag) => regionOfName(tag) ?? []))];
}
