/** What a link or a picture in a text leads to: absolute where the place that it stands in is known. */
export function absoluteAddress(to: string, base: string | null): string {
  // Control characters but for DEL and C1, as browsers take them out.
  const address = to.replace(/(?![\u007f-\u009f])\p{Cc}/gu, '').trim();
  if (address === '' || address.startsWith('#') || /^(mailto|tel|file|attachment|attached-to):/i.test(address))
    return address;
  if (base === null) return escapeBlanks(address.replace(/^\/\//, 'https://'));
  if (base.startsWith('file:') && !/^([a-z][a-z0-9+.-]*:|\/)/i.test(address)) return besideFile(address, base);
  if (base.startsWith('file:')) return escapeBlanks(address.replace(/^\/\//, 'https://'));
  return URL.parse(address, base)?.href ?? escapeBlanks(address);
}

const escapeBlanks = (address: string): string => address.replace(/ /g, '%20').replaceAll('\\', '/');

/** From one file of the source to another; one that would leave it leads nowhere. */
function besideFile(address: string, base: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const parts = base.slice('file:'.length).split('/').slice(0, -1);
  for (const part of decoded(path).split('/')) {
    if (part === '..') {
      if (parts.length === 0) return '';
      parts.pop();
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return `file:${parts.join('/')}${/^#/.test(rest) ? rest : ''}`;
}

/** Out of percent, where that is right. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The picture that a smaller copy was made of, by the ways in which WordPress and Ghost name copies; or null. */
export function originalImage(address: string): string | null {
  const original = address
    .replace(/-\d{2,5}x\d{2,5}(?=\.[a-z]{3,4}(?:$|\?))/i, '')
    .replace(/\/content\/images\/size\/[wh\d]+\/(?:format\/\w+\/)?/, '/content/images/');
  return original === address ? null : original;
}

/** Path and query of an address; null for one that climbs, or is none. */
export function pathOf(address: string): string | null {
  if (/(^|\/|%2f)(\.|%2e){2}(\/|%2f|$)/i.test(address)) return null;
  const url = URL.parse(address, 'http://site.invalid/');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/\/{2,}/g, '/') + url.search;
  return path === '/' || path.length > 2000 ? null : path;
}

/** The last part of an address or path as words of a slug: `/2019/05/a-day.html` → `a-day`. */
export function slugIn(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/\/(index\.html?)?$/, '');
  return plainSlug(path.slice(path.lastIndexOf('/') + 1));
}

export const plainSlug = (slug: string): string => inLetters(slug.trim()).replace(/\.(html?|php|aspx?)$/i, '');

/** WordPress cuts slugs at 200 bytes, in the middle of a letter too: what is left of that one goes. */
export const inLetters = (slug: string): string =>
  slug.replace(/(?:%[0-9a-f]{2})+(?:%[0-9a-f]?$)?/gi, (escapes) =>
    Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8').replaceAll('\ufffd', ''),
  );
