import { absoluteAddress, pathOf, plainSlug } from '../addresses.ts';
import { badDates, isoDate } from '../dates.ts';
import { plainLine } from '../html/tree.ts';
import type { Author, Entry, Note, SourceRecord, Term } from '../records.ts';

/** An `item` of the file: fields by the names of their elements, none of it looked at. */
export type WxrItem = {
  fields: ReadonlyMap<string, string>;
  terms: readonly { domain: string; slug: string; name: string }[];
  meta: ReadonlyMap<string, readonly string[]>;
  comments: number;
  isTooLarge: boolean;
};

/** `types`: custom post types that are taken, and as what. `site`: where the old one lived. */
export type WxrOptions = { types: ReadonlyMap<string, 'story' | 'page'>; site: string | null };

const statusNotes: Readonly<Record<string, string>> = { future: 'was-scheduled', private: 'was-private' };

/** What an item becomes: one record, or a skip that says why not. */
export function recordOf(item: WxrItem, { types, site }: WxrOptions): SourceRecord {
  const field = (name: string) => item.fields.get(name)?.trim() ?? '';
  const type = field('wp:post_type') || 'post';
  const id = field('wp:post_id');
  const sourceId = `wp:${id}`;
  const skip = (reason: string): SourceRecord => ({ type: 'skip', kind: type, sourceId, reason });
  if (item.isTooLarge) return skip('too-large');
  if (!/^\d{1,20}$/.test(id)) return skip('no-id');
  if (type === 'attachment') return attachmentOf(item, sourceId, site);
  if (type === 'wp_block') return { type: 'fragment', sourceId: id, text: item.fields.get('content:encoded') ?? '' };
  const kind = types.get(type) ?? (type === 'post' ? 'story' : type === 'page' ? 'page' : null);
  if (!kind) return skip('type-not-taken');
  const status = field('wp:status');
  if (/^(trash|auto-draft|inherit|spam)$/.test(status)) return skip(status);
  return entryOf(item, { kind, sourceId, id, status, site });
}

function attachmentOf(item: WxrItem, sourceId: string, site: string | null): SourceRecord {
  const field = (name: string) => item.fields.get(name)?.trim() ?? '';
  const address = absoluteAddress(field('wp:attachment_url') || field('guid'), site);
  if (!/^https?:/i.test(address)) return { type: 'skip', kind: 'attachment', sourceId, reason: 'no-address' };
  const id = sourceId.slice('wp:'.length);
  return {
    type: 'attachment',
    sourceId,
    address,
    parent: field('wp:post_parent').replace(/^0$/, ''),
    alt: plainLine(item.meta.get('_wp_attachment_image_alt')?.[0] ?? ''),
    caption: plainLine(field('excerpt:encoded')),
    formerPaths: pathsOf([field('link'), `/?attachment_id=${id}`], site),
  };
}

type Place = { kind: Entry['kind']; sourceId: string; id: string; status: string; site: string | null };

function entryOf(item: WxrItem, { kind, sourceId, id, status, site }: Place): Entry {
  const field = (name: string) => item.fields.get(name)?.trim() ?? '';
  const notes: Note[] = [];
  const note = (reason: string, detail = '') => notes.push({ reason, detail: detail.slice(0, 200) });
  const text = item.fields.get('content:encoded') ?? '';
  const title = plainLine(field('title'));
  const publishedAt = isoDate(field('wp:post_date_gmt')) ?? isoDate(field('wp:post_date')) ?? isoDate(field('pubDate'));
  const badDay = badDates(field('wp:post_date_gmt'), field('wp:post_date'));
  notes.push(...badDay);
  if (title === '') note('no-title');
  if (text.trim() === '') note('no-content');
  const isPrivate = field('wp:post_password') !== '';
  if (isPrivate) note('was-protected');
  if (statusNotes[status]) note(statusNotes[status], publishedAt ?? '');
  if (item.comments > 0) note('comments-left-out', String(item.comments));
  const { categories, tags, authors } = termsOf(item, note);
  const [thumbnail = ''] = item.meta.get('_thumbnail_id') ?? [];
  const link = field('link');
  const old = (item.meta.get('_wp_old_slug') ?? []).map((slug) => link.replace(/[^/]+\/?$/, `${slug}/`));
  return {
    type: 'entry',
    kind,
    sourceId,
    title,
    slug: plainSlug(field('wp:post_name')),
    excerpt: plainLine(field('excerpt:encoded')),
    isPublished: status === 'publish' && !isPrivate && title !== '' && text.trim() !== '' && badDay.length === 0,
    isFeatured: field('wp:is_sticky') === '1',
    publishedAt,
    updatedAt: isoDate(field('wp:post_modified_gmt')) ?? isoDate(field('wp:post_modified')),
    authors: authors.length > 0 ? authors : [authorKey(field('dc:creator'))].filter(Boolean),
    categories,
    tags,
    cover: /^\d+$/.test(thumbnail) ? { address: `attachment:${thumbnail}`, alt: '', caption: '' } : null,
    text: { format: 'wordpress', text },
    address: /^https?:/i.test(link) ? link : site,
    formerPaths: pathsOf([link, ...old, `/?p=${id}`, ...(kind === 'page' ? [`/?page_id=${id}`] : [])], site),
    notes,
  };
}

/** Of the old site alone, each once. */
function pathsOf(addresses: readonly string[], site: string | null): string[] {
  const below = site === null ? '' : (URL.parse(site)?.pathname.replace(/\/+$/, '') ?? '');
  const host = site === null ? null : URL.parse(site)?.hostname.replace(/^www\./, '');
  const own = addresses.filter((address) => {
    const { hostname = '' } = URL.parse(address) ?? {};
    return hostname === '' || !host || hostname.replace(/^www\./, '') === host;
  });
  // What begins with a question mark stood at the home page of the blog.
  const paths = own.map((address) => pathOf(address.startsWith('/?') ? below + address : address));
  return [...new Set(paths.filter((path) => path !== null))];
}

/** Logins come with characters that nobody sees. */
export const authorKey = (login: string): string => login.replace(/[\p{C}]/gu, '').trim();

/** WordPress 1.0 writes each tag twice, once without its slug; `tag` is what `post_tag` was called then. */
function termsOf({ terms }: WxrItem, note: (reason: string, detail: string) => void) {
  const found = {
    categories: new Map<string, Term>(),
    tags: new Map<string, Term>(),
    authors: new Map<string, string>(),
  };
  for (const { domain, slug, name } of terms) {
    const term = { name: plainLine(name), slug: plainSlug(slug) };
    const key = term.name.toLowerCase();
    if (domain === 'author') found.authors.set(key, authorKey(slug.replace(/^cap-/, '') || name));
    else if (domain === 'category' || domain === 'tag' || domain === 'post_tag') {
      if (key === '' || /^uncategori[sz]ed$/.test(key)) continue;
      const list = domain === 'category' ? found.categories : found.tags;
      if (!list.get(key)?.slug) list.set(key, term);
    } else if (domain !== '') note('other-taxonomy', `${domain}: ${term.name}`);
  }
  return {
    categories: [...found.categories.values()],
    tags: [...found.tags.values()],
    authors: [...found.authors.values()],
  };
}

/** `wp:author` of the channel. */
export function authorOf(fields: ReadonlyMap<string, string>): Author | null {
  const key = authorKey(fields.get('wp:author_login') ?? '');
  if (key === '') return null;
  const name = plainLine(fields.get('wp:author_display_name') ?? '') || key;
  return { type: 'author', key, name, slug: key.toLowerCase(), email: (fields.get('wp:author_email') ?? '').trim() };
}
