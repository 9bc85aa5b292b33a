import type { SiteText } from '#features/settings/text.contract.ts';

export type TextGroup = { name: string; texts: readonly SiteText[] };

/** In the order of the catalogue. */
export function groupsOf(texts: readonly SiteText[]): TextGroup[] {
  const groups = new Map<string, SiteText[]>();
  for (const text of texts) groups.set(text.group, [...(groups.get(text.group) ?? []), text]);
  return [...groups].map(([name, members]) => ({ name, texts: members }));
}

/** Those that say a word, in either wording, or stand where it says. */
export function textsWith(word: string, texts: readonly SiteText[]): SiteText[] {
  const wanted = word.trim().toLowerCase();
  return texts.filter((text) =>
    [text.group, text.where, text.default, text.value ?? ''].some((words) => words.toLowerCase().includes(wanted)),
  );
}
