import type { Content } from '#features/versions/versioned-field.ts';
import type { Queryable } from '#server/queryable.ts';
import { type EditionKind, outdateEditions } from './edition.service.ts';
import type { EditionRow } from './edition.table.ts';

/**
 * What a kind's feature calls when one of its items changes.
 * @param names of the texts that editions are compared by; all of them, where it is left out
 */
export function staleEditionsOf<Row extends EditionRow, Texts extends Content, Sent extends object>(
  kind: EditionKind<Row, Texts, Sent>,
  names: readonly (keyof Texts & string)[] = Object.keys(kind.blank),
) {
  const { versions, textsOf } = kind.original;
  const saidIn = (content: Content) => {
    const texts = textsOf(content);
    return JSON.stringify(names.map((name) => texts[name]));
  };

  /** Part of a save of the item: where its texts are others now, its editions are stale. */
  async function outdate(tx: Queryable, id: string, before: Content, after: Content): Promise<void> {
    if (saidIn(before) !== saidIn(after)) await outdateEditions(tx, kind, id);
  }

  /** Part of a transaction that writes over an item as a whole: where it says otherwise then, they are stale. */
  async function writeOver<Result>(tx: Queryable, id: string, write: () => Promise<Result>): Promise<Result> {
    const before = await versions.read(tx, id);
    const result = await write();
    const after = await versions.read(tx, id);
    if (before && after) await outdate(tx, id, before.content, after.content);
    return result;
  }

  return { outdate, writeOver };
}
