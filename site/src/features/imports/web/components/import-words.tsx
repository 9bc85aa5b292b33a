import { Badge, type BadgeTone } from '@trekker/design-system/content/badge.tsx';
import type { ImportedKind } from '#contract/rules/imports/imported-kinds.ts';
import type { ImportState } from '#features/imports/import.contract.ts';
import { t } from '../staff-imports.texts.ts';

const formats: Readonly<Record<string, () => string>> = {
  trekker: () => t.ownExport,
  wordpress: () => t.wordpress,
  ghost: () => t.ghost,
  markdown: () => t.markdown,
  'places-csv': () => t.placesTable,
  'subscribers-csv': () => t.subscribersTable,
  geojson: () => 'GeoJSON',
  gpx: () => 'GPX',
  kml: () => 'KML',
};

/** What a file is; '' until it was read. */
export const formatWords = (format: string): string => formats[format]?.() ?? '';

const states: Record<ImportState, [word: () => string, tone: BadgeTone]> = {
  reading: [() => t.checking, 'second'],
  ready: [() => t.ready, 'warn'],
  refused: [() => t.refused, 'bad'],
  running: [() => t.importing, 'second'],
  paused: [() => t.paused, 'warn'],
  failed: [() => t.stopped, 'bad'],
  done: [() => t.imported, 'ok'],
  undoing: [() => t.undoing, 'second'],
  undone: [() => t.undone, 'plain'],
};

export function StateOfImport({ state }: { state: ImportState }) {
  const [word, tone] = states[state];
  return <Badge tone={tone}>{word()}</Badge>;
}

/** In the order in which they are shown. */
const kinds: Record<ImportedKind | 'file' | 'image', (count: number) => string> = {
  story: (count) => t.story({ count }),
  page: (count) => t.page({ count }),
  destination: (count) => t.destination({ count }),
  translation: (count) => t.translation({ count }),
  subscriber: (count) => t.subscriber({ count }),
  highlight: (count) => t.highlight({ count }),
  banner: (count) => t.banner({ count }),
  media: (count) => t.media({ count }),
  author: (count) => t.author({ count }),
  account: (count) => t.account({ count }),
  settings: (count) => t.setOfSettings({ count }),
  about: (count) => t.aboutPage({ count }),
  'team-member': (count) => t.teamMember({ count }),
  contact: (count) => t.contactPage({ count }),
  review: (count) => t.review({ count }),
  favourite: (count) => t.favorite({ count }),
  feedback: (count) => t.feedback({ count }),
  message: (count) => t.message({ count }),
  redirect: (count) => t.redirect({ count }),
  history: (count) => t.history({ count }),
  schedule: (count) => t.schedule({ count }),
  file: (count) => t.file({ count }),
  image: (count) => t.image({ count }),
};

export const kindOrder: readonly string[] = Object.keys(kinds);

/** A type of the other system is called what that calls it. */
const kindOf = (kind: string): ((count: number) => string) =>
  (kinds as Readonly<Record<string, (count: number) => string>>)[kind] ?? (() => kind);

/** A kind after a number of it. */
export const kindAfter = (count: number, kind: string): string => kindOf(kind)(count);

/** One of a kind. */
export const oneOfKind = (kind: string): string => kindOf(kind)(1);

/** A number that takes the plural in every language: some have a form for two, or one for none. */
const several = 5;

/** All of a kind, however many. */
export const allOfKind = (kind: string): string => kindOf(kind)(several);

/** Facts in a row, without those that are none. */
export const listed = (facts: readonly (string | false | undefined)[]): string =>
  facts
    .filter((one) => typeof one === 'string' && one !== '')
    .reduce<string>((first, next) => (first === '' ? String(next) : t.listed({ first, next: String(next) })), '');

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
