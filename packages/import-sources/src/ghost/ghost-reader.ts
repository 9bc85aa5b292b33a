import { pathOf, plainSlug } from '../addresses.ts';
import { badDates, isoDate } from '../dates.ts';
import { plainLine } from '../html/tree.ts';
import { largestItem } from '../limits.ts';
import type { Entry, Note, SourceRecord, SourceText, Term } from '../records.ts';
import { SourceError } from '../source-error.ts';

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, unknown>>;

/** The tables of an export, whichever way Ghost wrapped them; null for other JSON. */
export function ghostTables(json: unknown): Tables | null {
  const { db, data } = (json ?? {}) as { db?: unknown; data?: unknown };
  const found = ((Array.isArray(db) ? (db[0] as { data?: unknown } | undefined)?.data : undefined) ?? data) as
    | Tables
    | undefined;
  return Array.isArray(found?.posts) ? (found ?? null) : null;
}

const rowsOf = (tables: Tables, name: string): Row[] =>
  Array.isArray(tables[name])
    ? (tables[name] as unknown[]).filter((row): row is Row => typeof row === 'object' && row !== null)
    : [];
const said = (row: Row | undefined, name: string): string => {
  const value = row?.[name];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
};
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1';

/**
 * Posts, pages, authors and tags of a Ghost export. Nothing else of it is looked at: it holds settings, members,
 * private keys and the hashes of passwords.
 */
export function* readGhost(tables: Tables, site: string | null): Generator<SourceRecord> {
  const address = site?.replace(/\/+$/, '') ?? null;
  const title = plainLine(
    said(
      rowsOf(tables, 'settings').find((row) => row.key === 'title'),
      'value',
    ),
  );
  yield { type: 'site', format: 'ghost', address, title };
  yield { type: 'redirect', from: '/rss/', to: { path: '/feed.xml' } };
  for (const user of rowsOf(tables, 'users')) {
    const { id, name, slug, email } = {
      id: said(user, 'id'),
      name: plainLine(said(user, 'name')),
      slug: said(user, 'slug'),
      email: said(user, 'email'),
    };
    if (id) yield { type: 'author', key: id, name: name || slug, slug, email };
  }
  const tags = new Map(rowsOf(tables, 'tags').map((tag) => [said(tag, 'id'), tag]));
  for (const tag of tags.values()) {
    const [name, from] = [plainLine(said(tag, 'name')), pathOf(`/tag/${said(tag, 'slug')}/`)];
    if (from && name && !name.startsWith('#')) yield { type: 'redirect', from, to: { tag: name } };
  }
  const tagsOf = grouped(rowsOf(tables, 'posts_tags'), 'tag_id');
  const authorsOf = grouped(rowsOf(tables, 'posts_authors'), 'author_id');
  const metaOf = new Map(rowsOf(tables, 'posts_meta').map((meta) => [said(meta, 'post_id'), meta]));
  for (const post of rowsOf(tables, 'posts')) {
    const id = said(post, 'id');
    const terms = (tagsOf.get(id) ?? []).flatMap((tag) => termOf(tags.get(tag)));
    const authors = authorsOf.get(id) ?? [said(post, 'author_id')].filter(Boolean);
    yield recordOf(post, { address, terms, authors, meta: metaOf.get(id) });
  }
}

function grouped(rows: readonly Row[], column: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const order = (row: Row) => Number(row.sort_order ?? 0);
  for (const row of rows.toSorted((one, other) => order(one) - order(other))) {
    const post = said(row, 'post_id');
    groups.set(post, [...(groups.get(post) ?? []), said(row, column)]);
  }
  return groups;
}

function termOf(tag: Row | undefined): Term[] {
  const name = plainLine(said(tag, 'name'));
  // Those with a number sign were the editors' own.
  return name === '' || name.startsWith('#') ? [] : [{ name, slug: said(tag, 'slug') }];
}

type Around = { address: string | null; terms: Term[]; authors: string[]; meta: Row | undefined };

function recordOf(post: Row, { address, terms, authors, meta }: Around): SourceRecord {
  const id = said(post, 'id');
  const sourceId = `ghost:${id}`;
  const isPage = post.type === 'page' || isTrue(post.page);
  const kind = isPage ? 'page' : 'story';
  const text = textOf(post);
  if (id === '') return { type: 'skip', kind, sourceId, reason: 'no-id' };
  if (text.text.length > largestItem) return { type: 'skip', kind, sourceId, reason: 'too-large' };
  const title = plainLine(said(post, 'title')).replace(/^\(Untitled\)$/, '');
  const notes = notesOn(post, { title, text: text.text, meta });
  const rooted = (value: string) => value.replaceAll('__GHOST_URL__', address ?? '');
  const cover = rooted(said(post, 'feature_image') || said(post, 'image'));
  const slug = plainSlug(said(post, 'slug'));
  const path = slug && slug !== 'untitled' ? pathOf(`/${slug}/`) : null;
  return {
    type: 'entry',
    kind,
    sourceId,
    title,
    slug,
    excerpt: plainLine(said(post, 'custom_excerpt')),
    isPublished: said(post, 'status') === 'published' && notes.length === 0,
    isFeatured: isTrue(post.featured),
    publishedAt: isoDate(post.published_at),
    updatedAt: isoDate(post.updated_at),
    authors,
    categories: [],
    tags: terms,
    cover: cover
      ? {
          address: cover,
          alt: said(meta, 'feature_image_alt'),
          caption: plainLine(said(meta, 'feature_image_caption')),
        }
      : null,
    text: { format: text.format, text: rooted(text.text) },
    address: address === null ? null : `${address}${path ?? '/'}`,
    formerPaths: path ? [path] : [],
    notes,
  } satisfies Entry;
}

/** Each of them makes a draft of it. */
function notesOn(post: Row, { title, text, meta }: { title: string; text: string; meta: Row | undefined }): Note[] {
  const status = said(post, 'status');
  const visibility = said(post, 'visibility') || 'public';
  const notes: (Note | false)[] = [
    title === '' && { reason: 'no-title', detail: '' },
    text === '' && { reason: 'no-content', detail: '' },
    status === 'scheduled' && { reason: 'was-scheduled', detail: isoDate(post.published_at) ?? '' },
    ...badDates(post.published_at),
    visibility !== 'public' && { reason: 'was-for-members', detail: visibility },
    (status === 'sent' || isTrue(meta?.email_only)) && { reason: 'was-mail-only', detail: '' },
  ];
  return notes.filter((note) => note !== false);
}

function textOf(post: Row): SourceText {
  for (const [column, format] of [
    ['html', 'html'],
    ['lexical', 'lexical'],
    ['mobiledoc', 'mobiledoc'],
  ] as const) {
    const text = said(post, column);
    if (text !== '') return { format, text };
  }
  return { format: 'html', text: '' };
}

/** JSON of a file; a sentence where it is none. */
export function parsedJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceError(`${name} is not whole: it is no JSON.`);
  }
}
