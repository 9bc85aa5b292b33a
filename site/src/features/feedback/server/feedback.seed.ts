import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import type { SampleDates } from '#server/sample-dates.ts';
import { sampleId } from '#server/sample-ids.ts';
import { feedback } from './feedback.table.ts';

export const sampleTestimonials = z.array(
  z.object({
    name: z.string(),
    email: z.string(),
    location: z.string(),
    rating: z.int().min(1).max(5),
    message: z.string(),
    writtenOn: z.iso.date(),
    held: z.boolean().default(false),
  }),
);

export async function seedTestimonials(
  db: Queryable,
  samples: z.output<typeof sampleTestimonials>,
  dates: SampleDates,
): Promise<void> {
  await db.insert(feedback).values(
    samples.map(({ writtenOn, ...sample }) => ({
      ...sample,
      id: sampleId('feedback', sample.email),
      createdAt: dates.at(writtenOn, sample.email),
    })),
  );
}
