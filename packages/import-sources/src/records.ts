import type { Block } from '@trekker/rich-text/document.ts';

/**
 * What a source holds, one thing at a time, whatever program wrote it. Nothing here has been looked up: addresses are
 * those of the old site, dates are ISO 8601 in UTC, ids are the source's own.
 */
export type SourceRecord =
  | Site
  | Author
  | Entry
  | Attachment
  | Fragment
  | Place
  | Subscriber
  | Redirect
  | Skip
  | Repair;

/** Where the old site lived, if the file says so: an address without its last slash. */
export type Site = { type: 'site'; format: Format; address: string | null; title: string };

export type Format =
  | 'trekker'
  | 'wordpress'
  | 'ghost'
  | 'markdown'
  | 'places-csv'
  | 'subscribers-csv'
  | 'geojson'
  | 'gpx'
  | 'kml';

/** `key`: what entries call them. */
export type Author = { type: 'author'; key: string; name: string; slug: string; email: string };

export type Term = { name: string; slug: string };

export type SourceText = {
  format: 'wordpress' | 'html' | 'markdown' | 'lexical' | 'mobiledoc';
  text: string;
  /** Where its file lies, if files beside it are named from there and not from where it was shown. */
  file?: string;
};

/** `address`: as `media` of a figure (see Conversion). */
export type ImageReference = { address: string; alt: string; caption: string };

export type Entry = {
  type: 'entry';
  kind: 'story' | 'page';
  sourceId: string;
  /** One line without tags, or nothing. */
  title: string;
  /** Readable, from the source; what a site may use is for the site to say. */
  slug: string;
  excerpt: string;
  isPublished: boolean;
  isFeatured: boolean;
  publishedAt: string | null;
  updatedAt: string | null;
  /** Keys of authors; the first is the author, the others helped. */
  authors: string[];
  categories: Term[];
  tags: Term[];
  cover: ImageReference | null;
  text: SourceText;
  /** Where it was: what is relative in its text begins here. */
  address: string | null;
  /** Paths, with queries, that lead to it. */
  formerPaths: string[];
  notes: Note[];
};

/** A file that entries may use. It is fetched only when one does. */
export type Attachment = {
  type: 'attachment';
  sourceId: string;
  address: string;
  /** The entry that it was uploaded for, or ''. */
  parent: string;
  alt: string;
  caption: string;
  formerPaths: string[];
};

/** A piece of text that entries put in by its id (`<!-- wp:block {"ref":12} /-->`). */
export type Fragment = { type: 'fragment'; sourceId: string; text: string };

/** What the source does not say is null, never 0. */
export type Place = {
  type: 'place';
  sourceId: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  /** By the names of tables/columns.ts; what is there is not empty. */
  fields: Record<string, string>;
  notes: Note[];
};

export type Subscriber = {
  type: 'subscriber';
  sourceId: string;
  email: string;
  isSubscribed: boolean;
  since: string | null;
  /** When whoever is no subscriber any more has left, if the file says so. */
  leftAt: string | null;
};

/** `to`: an entry by its id, or a path of the new site. */
export type Redirect = {
  type: 'redirect';
  from: string;
  to: { entry: string } | { tag: string } | { path: '/feed.xml' };
};

/** Something that is not taken over as a whole. */
export type Skip = { type: 'skip'; kind: string; sourceId: string; reason: string };

/** Something that was broken in the file and could be read all the same. */
export type Repair = { type: 'repair'; line: number; what: string };

/** Something about one record that its owner should know. `detail` comes from the source: show it as text alone. */
export type Note = { reason: string; detail: string };

/**
 * A text in the site's own form, but for what it names: links lead where they led on the old site, and `media` of a
 * figure is an address (`https://…`), a path of the old site (`/images/a.jpg`), a file of the source (`file:posts/a.jpg`), an
 * attachment (`attachment:12`), or stands for a gallery of all that belong to an entry (`attached-to:12`).
 */
export type Conversion = { blocks: Block[]; notes: Note[] };
