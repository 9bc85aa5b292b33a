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
