import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { sampleAbout, seedAbout } from '../../features/about/server/about.seed.ts';
import { seedPeople, seedSampleAccounts } from '../../features/accounts/server/account.seed.ts';
import { sampleActivities, seedActivities } from '../../features/activity/server/activity.seed.ts';
import { sampleBanners, seedBanners } from '../../features/banners/server/banner.seed.ts';
import { sampleContactInfo, seedContactInfo } from '../../features/contact/server/contact.seed.ts';
import { sampleMessages, seedMessages } from '../../features/contact/server/contact-message.seed.ts';
import { sampleDestination, seedDestination } from '../../features/destinations/server/destination.seed.ts';
import { sampleTestimonials, seedTestimonials } from '../../features/feedback/server/feedback.seed.ts';
import { sampleHighlights, seedHighlights } from '../../features/highlights/server/highlight.seed.ts';
import { sampleImages, sampleVideos } from '../../features/media/server/media.seed.ts';
import { sampleFiles } from '../../features/media/server/sample-files.ts';
import { sampleReviews, seedReviews } from '../../features/reviews/server/review.seed.ts';
import { sampleTexts } from '../../features/rich-text/server/sample-text.seed.ts';
import { seedStories } from '../../features/stories/server/story.seed.ts';
import { seedVisits } from '../../features/visits/server/visit.seed.ts';
import type { Transactor } from '../../server/queryable.ts';
import { sampleDates } from '../../server/sample-dates.ts';
import { newPassword } from '../../server/secret.ts';
import { openMediaStorage } from '../composition/media-storage.ts';
import { isInUse } from './site-use.repository.ts';

const library = path.resolve(import.meta.dirname, '../../../sample-library');

/**
 * Fills an empty database with the sample library, all or nothing. Does nothing where there is anything already.
 * @param start all that the library tells of was before it, and the last of it yesterday
 */
export async function loadSampleLibrary(
  config: Config,
  db: Transactor,
  say: (line: string) => void,
  start: Date = new Date(),
): Promise<void> {
  const storage = await openMediaStorage(config);
  await db.transaction(async (tx) => {
    // Two processes on one database: the second waits here, and then finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(7226155012)`);
    if (await isInUse(tx)) return;
    const dates = sampleDates(start);
    const copies = sampleFiles(storage);
    const images = await sampleImages(tx, copies, library);
    const videos = await sampleVideos(tx, copies, library);
    const texts = sampleTexts(images, videos);
    const people = await seedPeople(tx, images, library, dates);
    const files = (await readdir(path.join(library, 'destinations'))).filter((name) => name.endsWith('.json')).sort();
    for (const [index, file] of files.entries()) {
      if (index % 10 === 0) say(`Loading the sample library: ${index} of ${files.length} destinations`);
      const sample = await readJson(path.join('destinations', file));
      const id = await seedDestination(tx, images, texts, sampleDestination.parse(sample), dates);
      await seedReviews(tx, id, sampleReviews.parse(sample).reviews, people, dates);
    }
    await seedBanners(tx, images, sampleBanners.parse(await readJson('banners.json')));
    await seedHighlights(tx, images, videos, sampleHighlights.parse(await readJson('highlights.json')), dates);
    await seedAbout(tx, images, sampleAbout.parse(await readJson('about.json')));
    await seedContactInfo(tx, sampleContactInfo.parse(await readJson('contact.json')));
    await seedTestimonials(tx, sampleTestimonials.parse(await readJson('testimonials.json')), dates);
    const password = config.samplePassword ?? newPassword();
    const staff = await seedSampleAccounts(tx, library, password, dates);
    const letters = await seedMessages(tx, sampleMessages.parse(await readJson('messages.json')), dates);
    await seedActivities(tx, staff, sampleActivities.parse(await readJson('activity.json')), letters, dates);
    await seedVisits(tx, z.array(z.string()).parse(await readJson('visited.json')), dates);
    const storyCount = await seedStories(tx, images, texts, library, people, dates);
    await copies.settled();
    say(`The sample library is loaded: ${files.length} destinations, ${storyCount} stories`);
    const named = config.samplePassword === null ? `the password ${password}` : 'the password SAMPLE_PASSWORD';
    say(`Log in as author@example.com, admin@example.com or user@example.com with ${named}`);
  });
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(library, file), 'utf8'));
}
