import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import type { SampleDates } from '#server/sample-dates.ts';
import type { SampleActivity } from '../../activity/server/activity.seed.ts';
import { titleInEnglish } from '../../activity/server/activity.service.ts';
import { contactMessages, contactSubjects } from './contact.table.ts';
import { toldMessage } from './contact-message.service.ts';

const minute = z.iso.datetime({ local: true, precision: -1 });

/** Letters in the inbox of the sample library. */
export const sampleMessages = z.array(
  z.object({
    fullName: z.string(),
    email: z.string(),
    subject: z.enum(contactSubjects),
    message: z.string(),
    at: minute,
    /** When the sample admin opened it, and began an answer. */
    readAt: minute.optional(),
    repliedAt: minute.optional(),
  }),
);

/** Stores them and returns what was done about them. */
export async function seedMessages(
  db: Queryable,
  samples: z.output<typeof sampleMessages>,
  dates: SampleDates,
): Promise<SampleActivity[]> {
  const letters = samples.map(({ at, readAt, repliedAt, ...texts }) => ({
    texts: { ...texts, createdAt: dates.at(at, '') },
    readAt: readAt && dates.at(readAt, ''),
    repliedAt: repliedAt && dates.at(repliedAt, ''),
  }));
  await db.insert(contactMessages).values(
    letters.map(({ texts, readAt, repliedAt }) => ({
      ...texts,
      read: Boolean(readAt),
      repliedAt: repliedAt || null,
    })),
  );
  return letters.flatMap(({ texts, readAt, repliedAt }) => {
    const told = toldMessage(texts);
    const detail = titleInEnglish(told);
    const done: SampleActivity[] = [];
    if (readAt) done.push({ by: 'admin', action: 'Read message', detail, told, type: 'update', createdAt: readAt });
    if (repliedAt) done.push({ by: 'admin', action: 'Began reply', detail, told, type: 'reply', createdAt: repliedAt });
    return done;
  });
}
