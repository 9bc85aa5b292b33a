import { Problem } from '#contract/problem.ts';
import type { Came, CameOfAll } from './bulk-kind.ts';

/** What came of one item that was changed alone. Throws what kept it from being changed. */
export function cameOf(all: CameOfAll, id: string): { isChanged: boolean } {
  const came = all.get(id);
  if (!came) throw new Error(`Nothing came of ${id}.`);
  if (came instanceof Problem) throw came;
  return came;
}

/** For kinds of which there are never many: one after the other. What one of them throws is thrown. */
export async function oneAfterAnother(
  ids: readonly string[],
  change: (id: string) => Promise<Came>,
): Promise<CameOfAll> {
  const came = new Map<string, Came>();
  for (const id of ids) came.set(id, await change(id));
  return came;
}
