/** What staff have worded anew, by key. */
export type OwnTexts = Readonly<Record<string, string>>;

/** What is shown in the place of defaults, by key. */
export type ShownTexts = {
  texts: Record<string, string>;
  /** Keys of those that stand there in the site's own language, where that is not the one of the page. */
  fallbacks: string[];
};

/** What a text is worded with. */
export type TextSite = {
  siteName: string;
  texts?: OwnTexts | undefined;
  /** Keys of those that stand in the site's own language, where that is not the one in use. */
  fallbacks?: readonly string[] | undefined;
};

/** A sentence of the magazine's voice as it comes with the site, in the language that is in use. */
type DefaultText = string | ((values: { name: string }) => string);
export type DefaultTexts<Key extends string> = { readonly [key in Key]: DefaultText };

/** A text as it is shown: staff's wording, or the one that comes with the site. {name} is what the site is called. */
export function textIn<Key extends string>(
  defaults: DefaultTexts<Key>,
  key: Key,
  { siteName, texts }: TextSite,
): string {
  return texts?.[key]?.replaceAll('{name}', () => siteName) ?? printed(defaults[key], siteName);
}

/** A default as staff are shown it, to word it anew. */
export const defaultIn = <Key extends string>(defaults: DefaultTexts<Key>, key: Key): string =>
  printed(defaults[key], '{name}');

const printed = (text: DefaultText, name: string) => (typeof text === 'string' ? text : text({ name }));
