import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { sampleAbout, seedAbout } from '../../features/about/server/about.seed.ts';
import { samplePeople, seedPeople, seedSampleAccounts } from '../../features/accounts/server/account.seed.ts';
import { sampleActivities, seedActivities } from '../../features/activity/server/activity.seed.ts';
import { sampleBanners, seedBanners } from '../../features/banners/server/banner.seed.ts';
import { sampleContactInfo, seedContactInfo } from '../../features/contact/server/contact.seed.ts';
import { sampleMessages, seedMessages } from '../../features/contact/server/contact-message.seed.ts';
import { sampleDestination, seedDestination } from '../../features/destinations/server/destination.seed.ts';
import { sampleTestimonials, seedTestimonials } from '../../features/feedback/server/feedback.seed.ts';
import { sampleHighlights, seedHighlights } from '../../features/highlights/server/highlight.seed.ts';
import {
  type SampleImages,
  type SampleVideos,
  sampleImages,
  sampleVideos,
} from '../../features/media/server/media.seed.ts';
import { type SampleFiles, sampleFiles } from '../../features/media/server/sample-files.ts';
import { sampleReviews, seedReviews } from '../../features/reviews/server/review.seed.ts';
import { type SampleTexts, sampleTexts } from '../../features/rich-text/server/sample-text.seed.ts';
import { sampleTags } from '../../features/sample-library/server/sample-tags.ts';
import { seedStories } from '../../features/stories/server/story.seed.ts';
import { seedVisits } from '../../features/visits/server/visit.seed.ts';
import { dropCached } from '../../server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '../../server/queryable.ts';
import { type SampleDates, sampleDates } from '../../server/sample-dates.ts';
import { sampleId } from '../../server/sample-ids.ts';
import { newPassword } from '../../server/secret.ts';
import { openMediaStorage } from '../composition/media-storage.ts';
import { isInUse, isThere } from './site-use.repository.ts';

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
  const places = await placeFiles();
  await db.transaction(async (tx) => {
    // Two processes on one database: the second waits here, and then finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(7226155012)`);
    if (await isInUse(tx)) return;
    const sources = await sourcesOf(tx, storage, start);
    const people = await seedPeople(tx, sources.images, library, sources.dates);
    for (const [index, file] of places.entries()) {
      if (index % 10 === 0) say(`Loading the sample library: ${index} of ${places.length} destinations`);
      await loadPlace(tx, sources, file);
    }
    for (const { load } of partsBesidePlaces) await load(tx, sources);
    const password = config.samplePassword ?? newPassword();
    const staff = await seedSampleAccounts(tx, library, password, sources.dates);
    const letters = await seedMessages(tx, sampleMessages.parse(await readJson('messages.json')), sources.dates);
    await seedActivities(tx, staff, sampleActivities.parse(await readJson('activity.json')), letters, sources.dates);
    await seedVisits(tx, z.array(z.string()).parse(await readJson('visited.json')), sources.dates);
    const storyCount = await seedStories(tx, sources.images, sources.texts, library, people, sources.dates);
    await sources.copies.settled();
    say(`The sample library is loaded: ${places.length} destinations, ${storyCount} stories`);
    const named = config.samplePassword === null ? `the password ${password}` : 'the password SAMPLE_PASSWORD';
    say(`Log in as author@example.com, admin@example.com or user@example.com with ${named}`);
  });
}

/**
 * Brings the sample library into a site that has an owner, piece by piece: killed anywhere, it goes on behind the last
 * piece. Nobody can log in as one of its people, and nothing is made up that would mislead staff: no messages, no
 * activity, no visits. What is there already stays.
 */
export async function bringSampleLibrary(config: Config, db: Transactor, signal: AbortSignal): Promise<void> {
  const storage = await openMediaStorage(config);
  const start = new Date();
  const bring = async (id: string, load: Load) => {
    signal.throwIfAborted();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7226155012)`);
      if (await isThere(tx, id)) return;
      const sources = await sourcesOf(tx, storage, start);
      await load(tx, sources);
      // Rows that name files are not there before the files.
      await sources.copies.settled();
      await dropCached(tx, sampleTags);
    });
  };
  const [someone = ''] = Object.keys(z.record(z.string(), z.unknown()).parse(await readJson('people.json')));
  await bring(sampleId('person', someone), (tx, { images, dates }) => seedPeople(tx, images, library, dates));
  for (const file of await placeFiles())
    await bring(sampleId('destination', path.basename(file, '.json')), (tx, sources) => loadPlace(tx, sources, file));
  for (const { first, load } of partsBesidePlaces) await bring(first, load);
  await bring(sampleId('story', firstStory), async (tx, { images, texts, dates }) =>
    seedStories(tx, images, texts, library, await samplePeople(library, dates), dates),
  );
}

type Sources = {
  copies: SampleFiles;
  images: SampleImages;
  videos: SampleVideos;
  texts: SampleTexts;
  dates: SampleDates;
};

async function sourcesOf(tx: Queryable, storage: MediaStorage, start: Date): Promise<Sources> {
  const copies = sampleFiles(storage);
  const images = await sampleImages(tx, copies, library);
  const videos = await sampleVideos(tx, copies, library);
  return { copies, images, videos, texts: sampleTexts(images, videos), dates: sampleDates(start) };
}

type Load = (tx: Queryable, sources: Sources) => Promise<unknown>;

const placeFiles = async () =>
  (await readdir(path.join(library, 'destinations'))).filter((name) => name.endsWith('.json')).sort();

async function loadPlace(tx: Queryable, { images, texts, dates }: Sources, file: string): Promise<void> {
  const sample = await readJson(path.join('destinations', file));
  const id = await seedDestination(tx, images, texts, sampleDestination.parse(sample), dates);
  const people = await samplePeople(library, dates);
  await seedReviews(tx, id, sampleReviews.parse(sample).reviews, people, dates);
}

/** Which tells whether the stories, which come as one, are there. */
const firstStory = 'a-peg-at-the-end-of-the-bench';

/** Each with the id of the first that it brings; about and contact are one each, with an id that stands for them. */
const partsBesidePlaces: readonly { first: string; load: Load }[] = [
  {
    first: sampleId('banner', 'Far places, told slowly.'),
    load: async (tx, { images }) => seedBanners(tx, images, sampleBanners.parse(await readJson('banners.json'))),
  },
  {
    first: sampleId('highlight', 'Linh Lâm, Ha Long Bay, Vietnam'),
    load: async (tx, { images, videos, dates }) =>
      seedHighlights(tx, images, videos, sampleHighlights.parse(await readJson('highlights.json')), dates),
  },
  {
    first: sampleId('team-member', 'Margot Delacroix'),
    load: async (tx, { images }) => seedAbout(tx, images, sampleAbout.parse(await readJson('about.json'))),
  },
  {
    first: sampleId('feedback', 'peter.aldous@example.com'),
    load: async (tx, { dates }) => {
      await seedContactInfo(tx, sampleContactInfo.parse(await readJson('contact.json')));
      await seedTestimonials(tx, sampleTestimonials.parse(await readJson('testimonials.json')), dates);
    },
  },
];

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(library, file), 'utf8'));
}
