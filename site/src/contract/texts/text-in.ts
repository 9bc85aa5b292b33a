/** What staff have worded anew, by key. */
export type OwnTexts = Readonly<Record<string, string>>;

/** What a text is worded with. */
export type TextSite = { siteName: string; texts?: OwnTexts | undefined };

/** A text as it is shown: staff's wording, or the one that comes with the site. {name} is what the site is called. */
export function textIn<Key extends string>(
  defaults: Readonly<Record<Key, string>>,
  key: Key,
  { siteName, texts }: TextSite,
): string {
  return (texts?.[key] ?? defaults[key]).replaceAll('{name}', () => siteName);
}
