import { useMarkOf, useOriginalMark } from '#web/language/written-in.tsx';
import type { TermName } from '../../term-names.contract.ts';

type TermWordProps = {
  /** As it is called in the site's own language. */
  of: string;
  /** What it is called in that of the page, or in one that stands in; undefined where nobody has said. */
  name: TermName | undefined;
};

/** A tag or a category, in the language of the page or marked as being in another one. */
export function TermWord({ of, name }: TermWordProps) {
  const original = useOriginalMark();
  const markOf = useMarkOf();
  const mark = name ? markOf(name.language) : original;
  const word = name?.name ?? of;
  return mark ? <span {...mark}>{word}</span> : word;
}
