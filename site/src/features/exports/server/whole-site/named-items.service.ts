import type { Block } from '@trekker/rich-text/document.ts';
import { mentionsIn } from '@trekker/rich-text/mentions.ts';
import type { Queryable } from '#server/queryable.ts';
import { fileNameOf, type ImageFile } from './exported-items.presenter.ts';
import { portableText } from './portable-text.rules.ts';
import * as store from './site-export.repository.ts';

/** What a few items name: their files and the paths of others. */
export type NamedItems = {
  imageOf(id: string | null): ImageFile | null;
  pathOf(kind: 'destination' | 'page', id: string | null): string | null;
  text(blocks: readonly Block[]): string;
};

/**
 * Looks up what texts and fields name, and notes in `used` which media that is.
 * @param folder how the folder of media is seen from where it is said: `../media` or `media`
 */
export async function nameItems(
  { db, published, used }: { db: Queryable; published: boolean; used: Set<string> },
  folder: string,
  texts: readonly (readonly Block[])[],
  fields: { media: (string | null)[]; places?: (string | null)[]; pages?: string[] },
): Promise<NamedItems> {
  const mentions = texts.map((blocks) => mentionsIn(blocks));
  const ids = (kind: keyof (typeof mentions)[number]['items']) => mentions.flatMap(({ items }) => items[kind]);
  const media = [...mentions.flatMap((one) => one.media), ...present(fields.media)];
  const rows = media.length > 0 ? await store.listFiles(db, [...new Set(media)]) : [];
  for (const { id } of rows) used.add(id);
  const files = new Map(rows.map((row) => [row.id, { file: `${folder}/${fileNameOf(row)}`, alt: row.alt }]));
  const paths = await store.listPaths(db, published, {
    story: ids('story'),
    page: [...ids('page'), ...(fields.pages ?? [])],
    highlight: ids('highlight'),
    destination: [...ids('destination'), ...present(fields.places ?? [])],
  });
  const names = {
    paths,
    files: new Map([...files].map(([id, { file }]) => [id, file])),
    keepsUnknown: !published,
  };
  return {
    imageOf: (id) => (id ? (files.get(id) ?? null) : null),
    pathOf: (kind, id) => (id ? (paths.get(`${kind}/${id}`) ?? null) : null),
    text: (blocks) => portableText(blocks, names),
  };
}

const present = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);
