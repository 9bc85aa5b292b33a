import type { Queryable } from '#server/queryable.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { highlights } from './highlight.table.ts';

export type HighlightRecord = typeof highlights.$inferSelect;

let count = 0;

const firstOfMay = Date.UTC(2026, 4, 1);

/** A published highlight from Asia that is not featured; each is a minute newer than the one before. */
export async function aHighlight(
  db: Queryable,
  values: Partial<typeof highlights.$inferInsert> = {},
): Promise<HighlightRecord> {
  count += 1;
  const at = new Date(firstOfMay + count * 60_000);
  const [row] = await db
    .insert(highlights)
    .values({
      name: `Traveller ${count}`,
      description: 'The engine stopped at four and nobody asked why.',
      location: 'Ha Long Bay, Vietnam',
      region: 'Asia',
      rating: 4.5,
      imageId: (await anImage(db)).id,
      date: '2026-05-01',
      featured: false,
      published: true,
      createdAt: at,
      updatedAt: at,
      ...values,
    })
    .returning();
  return row as HighlightRecord;
}

/** A form that nothing is missing from; files may go along. */
export const highlightFields = {
  name: 'Ewa',
  description: 'A baker was whitewashing\r\n\r\nhis own steps.',
  location: 'Oia, Greece',
  region: 'Europe',
  rating: '4.3',
};
