import { absoluteAddress, decoded, pathOf, plainSlug, slugIn } from '../addresses.ts';
import { badDates, isoDate } from '../dates.ts';
import { plainLine } from '../html/tree.ts';
import type { Entry, ImageReference, Note, Term } from '../records.ts';
import { frontMatter } from './front-matter.ts';
import { type Named, pathBy } from './permalinks.ts';
import type { OldPlaces } from './site-settings.ts';

type Fields = Readonly<Record<string, unknown>>;
type Places = Pick<OldPlaces, 'pathsOf' | 'prefix' | 'host'>;
/** `places`: what the settings of the site say. */
export type EntryOptions = { site: string | null; now: number; places?: Places };
const nothingSaid: Places = { pathsOf: () => [], prefix: '', host: null };

const storyFolder = /(^|\/)(_posts|_drafts|posts?|blog|articles|news|stories)\//i;
const dated = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

const text = (fields: Fields, ...names: string[]): string => {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
};

/** A Markdown file as a story or a page. `path`: in its folder, from the root of the content. */
export function entryOf(path: string, source: string, { site, now, places: old = nothingSaid }: EntryOptions): Entry {
  const matter = frontMatter(source);
  const sourceId = path;
  const { fields, problem } = matter;
  const notes: Note[] = [];
  const note: Say = (reason, detail = '') => notes.push({ reason, detail: detail.slice(0, 200) });
  if (matter.isMended) note('front-matter-mended');
  if (problem) note(problem.reason, problem.head.replace(/\s+/g, ' '));
  const names = namesIn(path);
  const dates = [fields.date, fields.pubDate, fields.publishDate];
  const badDay = badDates(...dates, names.date, fields.expiryDate);
  notes.push(...badDay);
  // What was meant by a day that is none, no other one says.
  const date = badDay.length > 0 ? null : ([...dates, names.date].map(isoDate).find((day) => day !== null) ?? null);
  const isPage = text(fields, 'type', 'layout') === 'page' || /(^|\/)pages?\//i.test(path);
  const isStory = storyFolder.test(path) || (date !== null && !isPage);
  const { title, body } = titleAndBody(fields, matter.text, names.slug);
  const categories = termsIn(fields, ['categories', 'category'], path);
  const named = namedBy({ path, fields, title, names, categories });
  for (const name of Object.keys(fields)) if (!read.has(name)) note('field-left-out', name);
  const places = placesOf(fields, named, old, note);
  const given = formerPathsIn(fields, old, note);
  const [place] = places.length > 0 ? places : given.own;
  const address = site === null ? `file:${path}` : addressOf(path, site, text(fields, 'permalink', 'url'), place);
  const isPublic = isPublicAt(path, fields, { date, now, isEmpty: body.trim() === '' }, note);
  const file = site === null ? `file:${path}` : addressIn(site, path);
  return {
    type: 'entry',
    kind: isStory ? 'story' : 'page',
    sourceId,
    title,
    slug: plainSlug(text(fields, 'slug')) || slugIn(text(fields, 'permalink', 'url')) || names.slug,
    excerpt: plainLine(text(fields, 'excerpt', 'description', 'summary', 'subtitle')),
    // Whether it was a draft, only its front matter would say.
    isPublished: isPublic && !problem && badDay.length === 0,
    isFeatured: fields.featured === true || fields.sticky === true,
    publishedAt: date,
    updatedAt: isoDate(fields.lastmod) ?? isoDate(fields.updated) ?? isoDate(fields.updatedDate),
    authors: authorsIn(fields),
    categories,
    tags: termsIn(fields, ['tags', 'tag'], path),
    cover: coverIn(fields, file),
    text: { format: 'markdown', text: body, ...(site !== null && { file }) },
    address,
    formerPaths: [...given.all, ...(places.length > 0 ? places : daysOfJekyll(path, fields, named, old))],
    notes,
  } satisfies Entry;
}

const addressIn = (site: string, path: string): string =>
  `${site}/${path.split('/').map(encodeURIComponent).join('/')}`;

/** What it says, else where a site has the text of a file unless told otherwise; only the days of Jekyll vary. */
function addressOf(path: string, site: string, said: string, known: string | undefined): string {
  if (isAbsolute(said)) return URL.parse(said)?.href ?? site;
  if (known !== undefined) return URL.parse(known, site)?.href ?? site;
  if (/(^|\/)_(posts|drafts)\//i.test(path)) return site;
  const place = path.replace(/\.\w+$/, '').replace(/(^|\/)index$/i, '$1');
  return addressIn(site, place === '' || place.endsWith('/') ? place : `${place}/`);
}

type Say = (reason: string, detail?: string) => void;

function isPublicAt(
  path: string,
  fields: Fields,
  { date, now, isEmpty }: { date: string | null; now: number; isEmpty: boolean },
  note: Say,
): boolean {
  const expiry = isoDate(fields.expiryDate);
  const isLater = date !== null && Date.parse(date) > now;
  const isGone = expiry !== null && Date.parse(expiry) < now;
  if (isEmpty) note('no-content');
  if (isLater) note('was-scheduled', date);
  if (isGone) note('was-expired', expiry);
  const isDraft = fields.draft === true || fields.draft === 'true' || fields.published === false;
  return !isDraft && !/(^|\/)_drafts\//.test(path) && !isLater && !isGone && !isEmpty;
}

/** Slug and date by the name of the file, or of the folder of an index. */
function namesIn(path: string): { slug: string; date: string } {
  const parts = path.replace(/\.\w+$/, '').split('/');
  const last = parts.at(-1) ?? '';
  const name = /^index$/i.test(last) ? (parts.at(-2) ?? last) : last;
  const [, date = '', rest = name] = dated.exec(name) ?? [];
  return { slug: plainSlug(rest), date };
}

/** Without a title of its own, the first heading is it, and stands in the text no more. */
function titleAndBody(fields: Fields, whole: string, name: string): { title: string; body: string } {
  const given = plainLine(text(fields, 'title'));
  if (given) return { title: given, body: whole };
  const [line = '', words = ''] = /^\s*#[ \t]+([^\n]+?)[ \t#]*(?:\n|$)/.exec(whole) ?? [];
  if (words) return { title: plainLine(words), body: whole.slice(line.length) };
  const said = decoded(name).replace(/[-_]+/g, ' ').trim();
  return { title: said.charAt(0).toUpperCase() + said.slice(1), body: whole };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function termsIn(fields: Fields, names: readonly string[], path: string): Term[] {
  const found = new Map<string, Term>();
  for (const name of names) {
    const value = fields[name];
    // Jekyll parts words at blanks, the others at commas.
    const parts =
      typeof value === 'string'
        ? value.split(/(^|\/)_posts\//.test(path) && !value.includes(',') ? /\s+/ : ',')
        : value;
    for (const part of isList(parts) ? parts : []) {
      const term = plainLine(typeof part === 'string' || typeof part === 'number' ? String(part) : '');
      if (term && !found.has(term.toLowerCase())) found.set(term.toLowerCase(), { name: term, slug: '' });
    }
  }
  return [...found.values()];
}

/** `author: Ana`, a list, or `{ name }`; a link around the name goes. */
function authorsIn(fields: Fields): string[] {
  const value = fields.author ?? fields.authors;
  const names = (isList(value) ? value : [value]).map((one) =>
    typeof one === 'string' ? one : String((one as { name?: unknown } | null | undefined)?.name ?? ''),
  );
  return names.map((name) => plainLine(name.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))).filter(Boolean);
}

const covers = ['cover', 'coverImage', 'image', 'heroImage', 'featured_image', 'feature_image', 'banner', 'thumbnail'];

/** `file`: where the text lies, beside which an image may lie that others are called like. */
function coverIn(fields: Fields, file: string): ImageReference | null {
  for (const name of covers) {
    const value = fields[name];
    const image = typeof value === 'string' ? { src: value } : ((isList(value) ? null : value) as Fields | null);
    if (typeof image !== 'object' || image === null) continue;
    const address = absoluteAddress(text(image, 'src', 'image', 'url', 'relative'), file);
    if (address) return { address, alt: plainLine(text(image, 'alt')), caption: plainLine(text(image, 'caption')) };
  }
  return null;
}

const isAbsolute = (said: string): boolean => /^https?:/i.test(said);
const isPattern = (said: string): boolean => !isAbsolute(said) && /[:{]/.test(said);
const plainHost = (host = ''): string => host.toLowerCase().replace(/^www\./, '');

const isOfHost = (address: string, host: string | null): boolean =>
  host !== null && plainHost(URL.parse(address)?.host) === plainHost(host);

/** Null for what leads nowhere here, and for the home page. Of another site's addresses nobody asks here. */
function pathSaid(said: string, { prefix, host }: Places, note: Say): string | null {
  if (isAbsolute(said) && !isOfHost(said, host)) {
    note('redirect-of-another-site', said);
    return null;
  }
  const path = pathOf(isAbsolute(said) ? said : `${prefix}/${said.replace(/^\/+/, '')}`);
  if (path === null && !/^(https?:\/\/[^/]*)?\/*$/i.test(said)) note('unsafe-redirect', said);
  return path;
}

/** `own`: by what says where it was, and not only what leads there. */
function formerPathsIn(fields: Fields, places: Places, note: Say): { all: string[]; own: string[] } {
  const pathsIn = (given: readonly unknown[]) =>
    given
      .map((one) => (typeof one === 'string' ? one.trim() : ''))
      .filter((said) => said !== '' && !isPattern(said))
      .map((said) => pathSaid(said, places, note))
      .filter((path) => path !== null);
  const aliases = [fields.aliases, fields.alias, fields.redirect_from].flat();
  for (const one of aliases) if (typeof one === 'string' && isPattern(one)) note('permalink-not-read', one);
  const own = pathsIn([fields.permalink, fields.url]);
  return { all: [...new Set([...pathsIn(aliases), ...own])], own };
}

type Said = { path: string; fields: Fields; title: string; names: { slug: string; date: string }; categories: Term[] };

const namedBy = ({ path, fields, title, names, categories }: Said): Named => ({
  path,
  slug: text(fields, 'slug') || null,
  title,
  basename: names.slug,
  categories: categories.map(({ name }) => name),
  // As it was written: a day of its author's, not of UTC. TOML has dates that are no text.
  date: text(fields, 'date') || isoDate(fields.date) || names.date || null,
});

/** By the pattern of its own, or by those of its site where it says nothing else. A list of places is none. */
function placesOf(fields: Fields, named: Named, { pathsOf, prefix }: Places, note: Say): string[] {
  for (const value of [fields.permalink, fields.url])
    if (typeof value === 'object' && value !== null) note('permalink-not-read', JSON.stringify(value));
  const said = text(fields, 'permalink', 'url');
  if (said === '') return pathsOf(named);
  if (!isPattern(said)) return [];
  const own = said.includes('{') ? null : pathBy(said, named, 'jekyll');
  if (own === null) note('permalink-not-read', said);
  return own === null ? [] : [prefix + own];
}

/** Where a post of Jekyll was, unless it says so itself: a page or a folder, below its categories and its day. */
function daysOfJekyll(path: string, fields: Fields, named: Named, { prefix }: Places): string[] {
  if (!/(^|\/)_posts\//i.test(path) || text(fields, 'permalink', 'url')) return [];
  const paths = ['.html', '/'].map((end) => pathBy(`/:categories/:year/:month/:day/:title${end}`, named, 'jekyll'));
  return paths.filter((found) => found !== null).map((found) => prefix + found);
}

/** Fields that say something here, and those that only say how the old site showed it. */
const read = new Set([
  ...['title', 'slug', 'permalink', 'url', 'date', 'pubDate', 'publishDate', 'lastmod', 'updated', 'updatedDate'],
  ...['expiryDate', 'draft', 'published', 'featured', 'sticky', 'type', 'layout', 'excerpt', 'description', 'summary'],
  ...['subtitle', 'author', 'authors', 'categories', 'category', 'tags', 'tag', 'aliases', 'alias', 'redirect_from'],
  ...covers,
]);
