import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import { contactInfo } from './contact.table.ts';

export const sampleContactInfo = z.object({
  location: z.object({ address: z.string(), city: z.string(), postalCode: z.string(), country: z.string() }),
  email1: z.string(),
  email2: z.string(),
  phone: z.string(),
  workingHours: z.string(),
  followLinks: z.array(z.object({ platform: z.string(), url: z.url() })),
});

export async function seedContactInfo(db: Queryable, sample: z.output<typeof sampleContactInfo>): Promise<void> {
  const { location, ...rest } = sample;
  await db
    .insert(contactInfo)
    .values({ ...location, ...rest })
    .onConflictDoNothing();
}
