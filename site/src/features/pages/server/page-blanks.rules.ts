import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';

/**
 * What stands in the place of `{siteName}`, `{supportEmail}` and `{address}` when a page is shown. Without an address
 * nothing is left of the paragraphs that name it.
 */
export type PageBlanks = { siteName: string; supportEmail: string; address: string };

/** Whether one of a page's texts names the postal address. */
export const namesAddress = ({ content }: Filled): boolean => content.includes(addressBlank);

const addressBlank = '{address}';

/** The texts of a page, its content in Markdown. */
export type Filled = { description: string; content: string };

const markdownOf = (text: string): string => writeMarkdown([{ t: 'p', c: [text] }]);

const fill = (text: string, { siteName, supportEmail, address }: PageBlanks) =>
  text.replace(/\{(siteName|supportEmail|address)\}/g, (_, blank) => {
    if (blank === 'siteName') return siteName;
    return blank === 'address' ? address : supportEmail;
  });

/** Fills in the blanks of a text without marks; other words in braces stay as they are. */
export const fillPlainBlanks = (text: string, blanks: PageBlanks): string => fill(text, blanks);

/** Fills in the blanks of a page's texts. */
export function fillBlanks({ description, content }: Filled, blanks: PageBlanks): Filled {
  const { siteName, supportEmail, address } = blanks;
  const inMarkdown = {
    siteName: markdownOf(siteName),
    supportEmail: `[${markdownOf(supportEmail)}](mailto:${supportEmail})`,
    address: markdownOf(address),
  };
  const paragraphs = content.split('\n\n').filter((one) => address !== '' || !one.includes(addressBlank));
  return { description: fillPlainBlanks(description, blanks), content: fill(paragraphs.join('\n\n'), inMarkdown) };
}
