import { z } from 'zod';
import type { Queryable } from '../../../server/queryable.ts';
import { feedback } from './feedback.table.ts';

export const sampleTestimonials = z.array(
  z.object({
    name: z.string(),
    email: z.string(),
    location: z.string(),
    rating: z.int().min(1).max(5),
    message: z.string(),
    writtenOn: z.iso.date(),
  }),
);

export async function seedTestimonials(db: Queryable, samples: z.output<typeof sampleTestimonials>): Promise<void> {
  await db
    .insert(feedback)
    .values(samples.map(({ writtenOn, ...sample }) => ({ ...sample, createdAt: new Date(`${writtenOn}T12:00:00Z`) })));
}
