import { Badge, type BadgeTone } from '@trekker/design-system/content/badge.tsx';
import type { ImportState } from '#features/imports/import.contract.ts';
import { importedKinds } from '../../imported-kinds.ts';

export const formatWords: Readonly<Record<string, string>> = {
  trekker: 'An export of a Trekker site',
  wordpress: 'WordPress',
  ghost: 'Ghost',
  markdown: 'Markdown',
  'places-csv': 'A table of places',
  'subscribers-csv': 'A list of subscribers',
  geojson: 'GeoJSON',
  gpx: 'GPX',
  kml: 'KML',
};

const states: Record<ImportState, [word: string, tone: BadgeTone]> = {
  reading: ['Checking', 'second'],
  ready: ['Ready', 'warn'],
  refused: ['Can’t be imported', 'bad'],
  running: ['Importing', 'second'],
  paused: ['Paused', 'warn'],
  failed: ['Stopped', 'bad'],
  done: ['Imported', 'ok'],
  undoing: ['Undoing', 'second'],
  undone: ['Undone', 'plain'],
};

export function StateOfImport({ state }: { state: ImportState }) {
  const [word, tone] = states[state];
  return <Badge tone={tone}>{word}</Badge>;
}

const kinds: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ...importedKinds,
  file: ['file', 'files'],
};

export const kindWord = (kind: string, count: number): string => kinds[kind]?.[count === 1 ? 0 : 1] ?? kind;

/** Where staff find what came. */
export const listOfKind: Readonly<Record<string, string>> = {
  story: '/admin/stories',
  page: '/admin/pages',
  destination: '/admin/destinations',
  highlight: '/admin/highlights',
};

/** Where staff edit what came; of a translation by what it is of and its language (`story@de/ID`). */
export function editAddress(kind: string, id: string, source: string): string | undefined {
  const [, of = '', language, original] = /^(\w+)@([\w-]+)\/(.+)$/.exec(kind === 'translation' ? source : '') ?? [];
  if (original) return listOfKind[of] && `${listOfKind[of]}/edit/${original}/${language}`;
  const list = listOfKind[kind];
  return list && `${list}/edit/${id}`;
}

const reasons: Readonly<Record<string, string>> = {
  'author-without-account': 'The author has no account here',
  'cover-left-out': 'The cover image couldn’t be imported',
  'image-left-out': 'An image couldn’t be imported and is now a link',
  'image-link': 'A link to an image leads to the old site',
  'media-as-link': 'A video or audio file is now a link',
  'code-as-text': 'Code was kept as text',
  'link-part-left-out': 'A link to a part of a text leads to all of it',
  'old-link': 'A link leads to the old site',
  'unknown-shortcode': 'A shortcode was kept as text',
  'template-code': 'Template code was kept as text',
  'dynamic-block': 'A block with no content of its own was left out',
  'no-title': 'Has no title',
  'no-content': 'Has no text',
  'long-title': 'The title was shortened',
  'long-text': 'The text is too long',
  'too-many-tags': 'Some tags were left out',
  'no-tags-on-pages': 'Pages have no tags or categories',
  'not-ready': 'Stays a draft: something is missing before it can be published',
  'was-scheduled': 'Was scheduled',
  'was-private': 'Was private',
  'was-protected': 'Had a password',
  'was-for-members': 'Was for members only',
  'was-mail-only': 'Was sent by email only',
  'comments-left-out': 'Comments don’t come along',
  'other-taxonomy': 'Terms of other taxonomies were left out',
  'field-left-out': 'A field was left out',
  'attribute-left-out': 'Part of a shortcode was left out',
  'front-matter-code': 'The front matter is code, which isn’t run: title, date and tags are missing',
  'front-matter-broken': 'The front matter can’t be read: title, date and tags are missing',
  'unknown-property': 'Places have no field for a property of points',
  'unknown-column': 'A column wasn’t recognized',
  'not-a-point': 'Not a point on the map',
  'same-as-before': 'The same as another one in the file',
  'type-not-taken': 'This type of content isn’t imported',
  'encoding-guessed': 'The file isn’t UTF-8 and doesn’t name its encoding: read as Windows-1252',
  bounced: 'The address bounced',
  'no-such-field': 'There is no such field',
  'more-cells-than-headers': 'A row has more cells than there are headers',
  'unsafe-redirect': 'An old address isn’t safe to redirect',
  'bad-address': 'The address is broken',
  'private-address': 'The address isn’t on the public internet',
  'not-an-image': 'Not an image',
  'too-large': 'Too large',
  damaged: 'Damaged',
  unreachable: 'Couldn’t be reached',
  'too-slow': 'Took too long',
  'not-stored': 'Couldn’t be stored',
  'other-version-here': 'Already here in another version, which stays',
  'address-in-use': 'This address is already taken here',
  'in-trash': 'In the trash here',
  'staff-account': 'This account belongs to staff',
  'role-left-out': 'There is no room for another account of this role: it comes as a member',
  'another-is-active': 'Another banner is active, so this one waits',
  'stays-after-undo': 'Stays as it comes if the import is undone',
  'file-missing': 'Its file isn’t in the export',
  'not-in-manifest': 'trekker.json doesn’t name this file',
  'no-such-language': 'The site doesn’t have this language',
  'not-here': 'What it belongs to isn’t here',
  'does-not-fit': 'Holds something that can’t be stored',
  'changed-meanwhile': 'Changed here in the meantime',
};

/** In words; what is not known here is said as the report has it. */
export function reasonWords(reason: string): string {
  const status = /^status-(\d+)$/.exec(reason)?.[1];
  if (status) return `The old site answered ${status}`;
  const encoding = /^read-as-([\w-]+)$/.exec(reason)?.[1];
  if (encoding) return `Read as ${encoding.toUpperCase()}`;
  return reasons[reason] ?? (/^[a-z-]+$/.test(reason) ? sentence(reason.replaceAll('-', ' ')) : reason);
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
