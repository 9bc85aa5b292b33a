import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';

/** What stands in the place of `{siteName}` and `{supportEmail}` when a page is shown. */
export type PageBlanks = { siteName: string; supportEmail: string };

/** The texts of a page, its content in Markdown. */
export type Filled = { description: string; content: string };

const markdownOf = (text: string): string => writeMarkdown([{ t: 'p', c: [text] }]);

const fill = (text: string, name: string, email: string) =>
  text.replace(/\{(siteName|supportEmail)\}/g, (_, blank) => (blank === 'siteName' ? name : email));

/** Fills in the blanks of a text without marks; other words in braces stay as they are. */
export function fillPlainBlanks(text: string, { siteName, supportEmail }: PageBlanks): string {
  return fill(text, siteName, supportEmail);
}

/** Fills in the blanks of a page's texts. */
export function fillBlanks({ description, content }: Filled, blanks: PageBlanks): Filled {
  const { siteName, supportEmail } = blanks;
  return {
    description: fillPlainBlanks(description, blanks),
    content: fill(content, markdownOf(siteName), `[${markdownOf(supportEmail)}](mailto:${supportEmail})`),
  };
}
