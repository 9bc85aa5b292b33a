/** Kinds that have versions, by what the keys of their forms begin with. */
const kinds: Readonly<Record<string, string>> = {
  story: 'story',
  destination: 'destination',
  highlight: 'highlight',
  banner: 'banner',
  page: 'page',
  team: 'team-member',
  about: 'about',
};

/**
 * Where the versions of what is edited are shown, by the key of its form: `story:64f…`, in another language
 * `story-edition:64f…:de`. Null where there are none.
 */
export function historyAddress(key: string): string | null {
  const [word = '', id = word, language] = key.split(':');
  const kind = kinds[word.replace(/-edition$/, '')];
  if (!kind) return null;
  return language === undefined ? `/admin/history/${kind}/${id}` : `/admin/history/${kind}@${language}/${id}`;
}
