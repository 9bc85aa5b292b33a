import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';

/** How mails of a site look, where that differs from the look that they come with. */
export type MailLook = {
  /** Of links, #rrggbb. */
  accent?: { light: string; dark: string } | undefined;
  logo?: { src: string; alt: string; width: number; height: number } | undefined;
};

const logoHeight = 32;

/**
 * A mail's HTML as the site looks when it is sent: the template leaves the end of its styles and the beginning of its
 * words for it.
 */
export function withLook(html: string, { accent, logo }: MailLook): string {
  let dressed = html;
  if (accent) {
    const styles = `a { color: ${accent.light} }\n@media (prefers-color-scheme: dark) { a { color: ${accent.dark} } }`;
    dressed = dressed.replace('\n</style>', () => `\n${styles}\n</style>`);
  }
  if (logo) {
    const width = Math.round((logo.width / logo.height) * logoHeight);
    const { src, alt } = logo;
    const sign = `<p><img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}" width="${width}" height="${logoHeight}"></p>`;
    dressed = dressed.replace('<body><main>\n', () => `<body><main>\n${sign}\n`);
  }
  return dressed;
}
