import { richLine } from '@trekker/design-system/content/rich-line.tsx';
import { cutLine } from '@trekker/rich-text/plain-text.ts';
import { cutText } from '#web/components/cut-text.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { Highlight } from '../../highlight.contract.ts';

type Said = Pick<Highlight, 'description' | 'body'>;

type QuoteProps = {
  of: Said;
  /** Longer texts are cut after so many characters. */
  most?: number;
};

/** What somebody says, with its marks. */
export function Quote({ of: { description, body }, most = Number.POSITIVE_INFINITY }: QuoteProps) {
  const words = cutText(description, most);
  if (!body) return words;
  // The last character of what was cut is the ellipsis.
  const line = words === description ? body.line : [...cutLine(body.line, words.length - 1), '…'];
  return richLine(line, {
    href: hrefTo,
    link(to, linked) {
      const address = body.links[to.slice('trekker:'.length)]?.address;
      return address && <a href={hrefTo(address)}>{linked}</a>;
    },
  });
}
