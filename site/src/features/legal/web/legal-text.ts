/** A legal page in plain words. `{siteName}` and `{supportEmail}` in them are filled in when it is shown. */
export type LegalText = {
  title: string;
  lastUpdated: string;
  intro: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

export type SiteFacts = { siteName: string; supportEmail: string };

/** A text in parts: words, and the places where the support address stands. */
export function partsOf(text: string, siteName: string): ({ words: string } | { supportEmail: true })[] {
  const named = text.replaceAll('{siteName}', siteName);
  return named
    .split(/(\{supportEmail\})/)
    .filter(Boolean)
    .map((part) => (part === '{supportEmail}' ? { supportEmail: true } : { words: part }));
}

/** "1. What a cookie is" → "what-a-cookie-is", for links within the page. */
export function sectionId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
