import { escapeHtml } from '../html/escape-html.ts';
import type { Notes } from '../html/flow.ts';

/** As WordPress writes them: `[name a="b" c]`. No more than this long, or a text of brackets would take for ever. */
const shortcodePattern = /\[(\[?)([a-z][\w-]*)((?:\s|=|\/)[^\][]{0,4000})?\]/iy;

type Shortcode = { attributes: Map<string, string>; value: string; inner: string; entry: string };

const attributesIn = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g)].map(([, name = '', a, b, c]) => [
      name.toLowerCase(),
      a ?? b ?? c ?? '',
    ]),
  );

const alone = (address: string): string => (address ? `\n\n<p>${escapeHtml(address)}</p>\n\n` : '');
const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

function player({ attributes, value, inner }: Shortcode): string {
  const named = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'mp4', 'm4v', 'webm', 'ogv', 'flv', 'url'].map((name) =>
    attributes.get(name),
  );
  const address = named.find((one) => one) ?? [value, inner.trim()].find(isAddress) ?? '';
  return alone(address);
}

/** Their HTML. `encloses`: whether they end with `[/name]`. */
const known: Readonly<Record<string, { encloses: boolean; html: (shortcode: Shortcode) => string }>> = {
  caption: { encloses: true, html: (shortcode) => captioned(shortcode) },
  wp_caption: { encloses: true, html: (shortcode) => captioned(shortcode) },
  gallery: { encloses: false, html: ({ attributes, entry }) => galleryElement(attributes, entry) },
  playlist: { encloses: false, html: ({ attributes, entry }) => galleryElement(attributes, entry) },
  embed: {
    encloses: true,
    html: ({ attributes, inner, value }) => alone(inner.trim() || attributes.get('src') || value),
  },
  audio: { encloses: true, html: player },
  video: { encloses: true, html: player },
  youtube: {
    encloses: true,
    html: ({ attributes, value, inner }) => {
      const named = attributes.get('id') ?? attributes.get('url') ?? (value || inner.trim());
      return alone(isAddress(named) ? named : `https://www.youtube.com/watch?v=${encodeURIComponent(named)}`);
    },
  },
  vimeo: {
    encloses: true,
    html: ({ attributes, value, inner }) => {
      const named = attributes.get('id') ?? attributes.get('url') ?? (value || inner.trim());
      return alone(isAddress(named) ? named : `https://vimeo.com/${encodeURIComponent(named)}`);
    },
  },
};

function captioned({ attributes, inner }: Shortcode): string {
  // The text stands behind the image; very old ones have it as an attribute.
  const [, image = '', words = ''] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [
    '',
    inner,
    '',
  ];
  const text = words.trim() || escapeHtml(attributes.get('caption') ?? '');
  return `\n\n<figure>${image}<figcaption>${text}</figcaption></figure>\n\n`;
}

const galleryElement = (attributes: Map<string, string>, entry: string): string =>
  `\n\n<shortcode-gallery ids="${escapeHtml(attributes.get('ids') ?? attributes.get('include') ?? '')}" entry="${escapeHtml(
    attributes.get('id') ?? entry,
  )}"></shortcode-gallery>\n\n`;

/**
 * The shortcodes that WordPress itself has as HTML; others stay as they are, and are noted. `[[x]]` is `[x]` as text.
 * One look at each character, whatever the text.
 */
export function withoutShortcodes(html: string, entry: string, notes: Notes): string {
  let out = '';
  let from = 0;
  const unended = new Set<string>();
  for (let at = html.indexOf('['); at >= 0; at = html.indexOf('[', at)) {
    shortcodePattern.lastIndex = at;
    const match = shortcodePattern.exec(html);
    const found = match && replacement(html, match, { entry, notes, unended });
    if (found) {
      out += html.slice(from, at) + found.html;
      from = found.end;
    }
    at = Math.max(at + 1, from);
  }
  return out + html.slice(from);
}

type Around = { entry: string; notes: Notes; unended: Set<string> };

/** What stands for a shortcode, and where the text goes on behind it; null: it stays. */
function replacement(
  html: string,
  { 0: whole, 1: guard, 2: name = '', 3: said = '', index }: RegExpExecArray,
  { entry, notes, unended }: Around,
): { html: string; end: number } | null {
  const start = index + whole.length;
  if (guard === '[' && html[start] === ']') return { html: whole.slice(1), end: start + 1 };
  const shortcode = Object.hasOwn(known, name.toLowerCase()) ? known[name.toLowerCase()] : undefined;
  if (!shortcode || guard !== '') {
    if (isShortcode(html, name, said, unended)) notes.add('unknown-shortcode', `[${name}]`);
    return null;
  }
  const closing = shortcode.encloses ? closingOf(html, name, start, unended) : -1;
  const value =
    said
      .replace(/^[\s=]+/, '')
      .trim()
      .split(/\s/)[0] ?? '';
  const inner = closing < 0 ? '' : html.slice(start, closing);
  return {
    html: shortcode.html({ attributes: attributesIn(said), value, inner, entry }),
    end: closing < 0 ? start : closing + name.length + '[/]'.length,
  };
}

/** A name that ends nowhere is looked for once. */
function closingOf(html: string, name: string, start: number, unended: Set<string>): number {
  if (unended.has(name)) return -1;
  const closing = html.indexOf(`[/${name}]`, start);
  if (closing < 0) unended.add(name);
  return closing;
}

/** "[sic]" and "[…]" are none. */
function isShortcode(html: string, name: string, said: string, unended: Set<string>): boolean {
  return said.includes('=') || /[_-]/.test(name) || closingOf(html, name, 0, unended) >= 0;
}
