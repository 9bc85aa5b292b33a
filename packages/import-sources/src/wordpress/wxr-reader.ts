import { decoded, pathOf } from '../addresses.ts';
import { plainLine } from '../html/tree.ts';
import { largestItem } from '../limits.ts';
import type { SourceRecord } from '../records.ts';
import { SourceError } from '../source-error.ts';
import type { SourceFile } from '../source-file.ts';
import { readXml, type XmlReader } from '../xml/read-xml.ts';
import { authorOf, recordOf, type WxrItem } from './wxr-items.ts';

type Options = { types: ReadonlyMap<string, 'story' | 'page'>; site: string | null; salvage: boolean };

/** A WordPress export of whatever size, one record at a time. It holds one item, and drops one that is too large. */
export async function* readWxr(file: SourceFile, options: Options): AsyncGenerator<SourceRecord> {
  const channel = new Channel(options);
  for await (const repairs of readXml(file, channel, { salvage: options.salvage })) {
    yield* repairs;
    yield* channel.records.splice(0);
  }
  if (!channel.isExport) throw new SourceError(`${file.name} is no export of WordPress.`);
  yield* channel.end();
}

type Draft = Omit<WxrItem, 'fields' | 'terms' | 'meta'> & {
  fields: Map<string, string>;
  terms: { domain: string; slug: string; name: string }[];
  meta: Map<string, string[]>;
  size: number;
};

const newItem = (): Draft => ({
  fields: new Map(),
  terms: [],
  meta: new Map(),
  comments: 0,
  isTooLarge: false,
  size: 0,
});

/** Elements of the channel whose own children are read. */
const groups = new Set(['wp:author', 'wp:category', 'wp:tag', 'wp:term']);

class Channel implements XmlReader {
  readonly records: SourceRecord[] = [];
  isExport = false;
  readonly #options: Options;
  readonly #path: string[] = [];
  #text = '';
  #attributes: Readonly<Record<string, string>> = {};
  #item: Draft | null = null;
  /** `wp:author` and the like, or `wp:postmeta` of an item. */
  #group = new Map<string, string>();
  #comments = 0;
  readonly #fields = new Map<string, string>();
  #site: string | null;
  #isSiteSaid = false;

  constructor(options: Options) {
    this.#options = options;
    this.#site = options.site;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#path.push(name);
    this.#text = '';
    if (name === 'item') {
      this.#saySite();
      this.#item = newItem();
    } else if (this.#path.length === 3 && groups.has(name)) {
      this.#saySite();
      this.#group = new Map();
    } else if (name === 'wp:postmeta') this.#group = new Map();
    else if (name === 'category') this.#attributes = attributes;
  }

  text(text: string): void {
    const item = this.#item;
    if (item) {
      item.size += text.length;
      if (item.size > largestItem) item.isTooLarge = true;
      if (item.isTooLarge || this.#path[3] === 'wp:comment') return;
    } else if (this.#text.length > 100_000) return;
    this.#text += text;
  }

  close(name: string): void {
    const depth = this.#path.length;
    const parent = this.#path[depth - 2] ?? '';
    this.#path.pop();
    const text = this.#text;
    this.#text = '';
    if (this.#item) this.#closeInItem(name, parent, depth, text);
    else if (depth === 3 && groups.has(name)) this.#closeGroup(name);
    else if (depth === 3) this.#fields.set(name, text.trim());
    else if (depth === 4 && groups.has(parent)) this.#group.set(name, text);
  }

  #closeInItem(name: string, parent: string, depth: number, text: string): void {
    const item = this.#item as Draft;
    if (name === 'item' && depth === 3) {
      this.#item = null;
      this.#comments += item.comments;
      this.records.push(recordOf(item, { types: this.#options.types, site: this.#site }));
    } else if (parent === 'wp:postmeta') this.#group.set(name, text);
    else if (name === 'wp:postmeta') {
      const key = this.#group.get('wp:meta_key')?.trim() ?? '';
      // The few that say something here; plug-ins write megabytes of others.
      if (/^(_thumbnail_id|_wp_attachment_image_alt|_wp_old_slug)$/.test(key))
        item.meta.set(key, [...(item.meta.get(key) ?? []), (this.#group.get('wp:meta_value') ?? '').trim()]);
    } else if (name === 'wp:comment') item.comments++;
    else if (depth !== 4) return;
    else if (name === 'category') {
      const { domain = 'category', nicename = '' } = this.#attributes;
      if (item.terms.length < 1000) item.terms.push({ domain, slug: nicename, name: text.trim() });
    } else if (!item.fields.has(name)) item.fields.set(name, text);
  }

  /** Where the old site lived stands before all else that counts. */
  #saySite(): void {
    if (this.#isSiteSaid) return;
    this.#isSiteSaid = true;
    const said = this.#fields.get('wp:base_blog_url') || this.#fields.get('link') || '';
    const site = this.#options.site ?? (/^https?:/i.test(said) ? said : null);
    this.#site = site === null ? null : site.replace(/\/+$/, '');
    this.isExport = this.#fields.has('wp:wxr_version') || this.#fields.has('wp:base_blog_url');
    const title = plainLine(this.#fields.get('title') ?? '');
    this.records.push({ type: 'site', format: 'wordpress', address: this.#site, title });
    const below = this.#site === null ? '' : (URL.parse(this.#site)?.pathname.replace(/\/$/, '') ?? '');
    this.records.push({ type: 'redirect', from: `${below}/feed/`, to: { path: '/feed.xml' } });
  }

  #closeGroup(name: string): void {
    const field = (key: string) => this.#group.get(key)?.trim() ?? '';
    if (name === 'wp:author') {
      const author = authorOf(this.#group);
      if (author) this.records.push(author);
      return;
    }
    const isTag = name === 'wp:tag' || field('wp:term_taxonomy') === 'post_tag';
    if (name === 'wp:term' && !isTag && field('wp:term_taxonomy') !== 'category') return;
    const slug = field(isTag ? 'wp:tag_slug' : 'wp:category_nicename') || field('wp:term_slug');
    const tag = plainLine(field(isTag ? 'wp:tag_name' : 'wp:cat_name') || field('wp:term_name')) || decoded(slug);
    const below = this.#site === null ? '' : (URL.parse(this.#site)?.pathname.replace(/\/$/, '') ?? '');
    const from = slug && pathOf(`${below}/${isTag ? 'tag' : 'category'}/${slug}/`);
    if (from && tag) this.records.push({ type: 'redirect', from, to: { tag } });
  }

  *end(): Generator<SourceRecord> {
    this.#saySite();
    yield* this.records.splice(0);
    if (this.#comments > 0)
      yield { type: 'skip', kind: 'comment', sourceId: `${this.#comments}`, reason: 'comments-left-out' };
  }
}
