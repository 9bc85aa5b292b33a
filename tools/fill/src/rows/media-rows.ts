import type pg from 'pg';
import type { Value } from '../copy.ts';
import { idOf, kinds, timeOf } from './chance.ts';

export type Image = {
  file: string;
  sizes: string;
  width: number;
  height: number;
  tone: string;
  thumbhash: string;
  alt: string;
};

/** Images of the sample library, if it is there: each destination gets one of them, in a row of its own. */
export async function readImages(client: pg.ClientBase): Promise<Image[]> {
  const { rows } = await client.query<Image>(
    `select file, sizes::text, width, height, tone, thumbhash, alt from media_items
     where kind = 'image' and width >= 1000 order by alt, width, thumbhash limit 100`,
  );
  return rows;
}

export const mediaColumns = [
  ...['id', 'key', 'kind', 'content_type', 'file', 'sizes', 'width', 'height', 'tone', 'thumbhash', 'alt'],
  ...['file_name', 'original_bytes', 'size_bytes', 'kept', 'created_at'],
];

export function mediaRow(number: number, images: readonly Image[]): Value[] {
  const { file, sizes, width, height, tone, thumbhash, alt } = images[number % images.length] as Image;
  const key = idOf(kinds.media + 10, number).replaceAll('-', '');
  const bytes = 40_000 + ((number * 7919) % 400_000);
  return [
    ...[idOf(kinds.media, number), key, 'image', 'image/webp', file, sizes, width, height, tone, thumbhash, alt],
    ...[`${alt.slice(0, 40)} ${number}.webp`, bytes, bytes, true, timeOf(number, 97)],
  ];
}

export const galleryColumns = ['destination_id', 'media_id', 'position'];

/** Its own image, and in every fourth place that of its neighbour as well. */
export function* galleryRows(destinations: number): Generator<Value[]> {
  for (let number = 0; number < destinations; number += 1) {
    const id = idOf(kinds.destination, number);
    yield [id, idOf(kinds.media, number), 0];
    if (number % 4 === 0) yield [id, idOf(kinds.media, (number + 1) % destinations), 1];
  }
}
