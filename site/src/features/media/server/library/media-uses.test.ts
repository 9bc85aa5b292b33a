import { mentionsIn } from '@trekker/rich-text/mentions.ts';
import { normalForm } from '@trekker/rich-text/normal-form.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { anyBlocks } from '@trekker/rich-text/rich-text.fixture.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { about, teamMembers } from '#features/about/server/about.table.ts';
import { anAccount } from '#features/accounts/server/account.fixture.ts';
import { accounts } from '#features/accounts/server/account.table.ts';
import { authors } from '#features/authors/server/author.table.ts';
import { aBanner } from '#features/banners/server/banner.fixture.ts';
import { bannerImages, banners } from '#features/banners/server/banner.table.ts';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { destinationImages, destinations } from '#features/destinations/server/destination.table.ts';
import { aHighlight } from '#features/highlights/server/highlight.fixture.ts';
import { highlights } from '#features/highlights/server/highlight.table.ts';
import { aPage } from '#features/pages/server/page.fixture.ts';
import { pages } from '#features/pages/server/page.table.ts';
import { anAuthor, aStory } from '#features/stories/server/story.fixture.ts';
import { stories, storyImages } from '#features/stories/server/story.table.ts';
import type { Queryable } from '#server/queryable.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage } from '../media.fixture.ts';
import { mediaUses } from '../media.table.ts';

const site = testSite();

/** `RUNS=10000 npx vitest run site/src/features/media/server/library/media-uses.test.ts` looks longer. */
const runs = Number(process.env.RUNS ?? 2000);

type Use = string;
const use = (kind: string, itemId: string, field: string, mediaId: string): Use =>
  [kind, itemId, field, mediaId].join(' ');

/** What shows what, from every row that there is and every text, read as pages read it. */
async function scan(db: Queryable): Promise<Use[]> {
  const found = new Set<Use>();
  const add = (kind: string, id: string, field: string, media: string | null) =>
    media && found.add(use(kind, id, field, media));
  const addText = (kind: string, id: string, field: string, markdown: string | null) => {
    for (const media of mentionsIn(readMarkdown(markdown ?? '')).media) add(kind, id, field, media);
  };
  for (const row of await db.select().from(stories)) {
    add('story', row.id, 'coverImage', row.coverId);
    addText('story', row.id, 'content', row.contentMarkdown);
  }
  for (const row of await db.select().from(storyImages)) add('story', row.storyId, 'image', row.mediaId);
  for (const row of await db.select().from(destinations)) {
    add('destination', row.id, 'thumbnail', row.thumbnailId);
    addText('destination', row.id, 'longDescription', row.longDescriptionMarkdown);
  }
  for (const row of await db.select().from(destinationImages))
    add('destination', row.destinationId, 'images', row.mediaId);
  for (const row of await db.select().from(highlights)) {
    add('highlight', row.id, 'image', row.imageId);
    add('highlight', row.id, 'video', row.videoId);
    add('highlight', row.id, 'avatar', row.avatarId);
    add('highlight', row.id, 'captions', row.captionsId);
  }
  for (const row of await db.select().from(pages)) addText('page', row.id, 'content', row.contentMarkdown);
  for (const row of await db.select().from(bannerImages)) add('banner', row.bannerId, 'image', row.mediaId);
  for (const row of await db.select().from(about)) add('about', 'true', 'introImage', row.introImageId);
  for (const row of await db.select().from(teamMembers)) add('team-member', row.id, 'image', row.imageId);
  for (const row of await db.select().from(authors)) add('author', row.id, 'avatar', row.avatarId);
  for (const row of await db.select().from(accounts)) add('account', row.id, 'avatar', row.avatarId);
  return [...found].sort();
}

async function kept(db: Queryable): Promise<Use[]> {
  const rows = await db.select().from(mediaUses);
  return [...new Set(rows.map(({ kind, itemId, field, mediaId }) => use(kind, itemId, field, mediaId)))].sort();
}

/** The same numbers each time. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return {
    below: (most: number) => Math.floor(next() * most),
    of: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
  };
}
type Chance = ReturnType<typeof chance>;

/** A text in its normal form that may name some of the images, in a figure, a gallery, a quote or in vain. */
function aText(dice: Chance, media: readonly string[]): string {
  const figure = () => `::figure[The *28* \\[at\\] [Graça](https://example.com)]{media=${dice.of(media)} alt="a]{b"}`;
  const parts = Array.from({ length: dice.below(4) }, () =>
    dice.of([
      () => 'Plain words.',
      figure,
      () => `::video{media=${dice.of(media)} width=wide}`,
      () => `:::gallery[Two]{width=wide}\n${figure()}\n::figure{media=${dice.of(media)}}\n:::`,
      () => `No figure: media=${dice.of(media)}`,
      () => `> ::figure{media=${dice.of(media)}}`,
    ])(),
  );
  return writeMarkdown(readMarkdown(['Words.', ...parts].join('\n\n')));
}

test('what uses media is written down as it is written, whatever is done to what uses it', async () => {
  const media: string[] = [];
  for (let n = 0; n < 30; n += 1) media.push((await anImage(site.db)).id);
  const worker = async (seed: number) => {
    const dice = chance(seed);
    const maybe = () => (dice.below(4) === 0 ? null : dice.of(media));
    const ids: Record<
      'story' | 'destination' | 'highlight' | 'banner' | 'account' | 'author' | 'member' | 'page',
      string[]
    > = {
      story: [],
      destination: [],
      highlight: [],
      banner: [],
      account: [],
      author: [],
      member: [],
      page: [],
    };
    const gallery = () =>
      Array.from({ length: dice.below(4) }, (_, position) => ({ mediaId: dice.of(media), position }));
    const took = (list: string[]) => list.splice(dice.below(list.length), 1)[0] ?? '';
    const one = (list: string[]) => dice.of(list) ?? '00000000-0000-0000-0000-000000000000';
    const name = () => `${seed} ${dice.below(1_000_000_000)}`;
    const text = () => ({ content: name(), contentMarkdown: aText(dice, media) });
    const longText = () => ({ longDescription: name(), longDescriptionMarkdown: aText(dice, media) });
    const steps: ((tx: Queryable) => Promise<unknown>)[] = [
      async (tx) => ids.story.push((await aStory(tx, { title: name(), coverId: maybe(), ...text() })).id),
      async (tx) =>
        ids.destination.push(
          (await aDestination(tx, { name: name(), thumbnailId: maybe(), images: 0, ...longText() })).id,
        ),
      async (tx) => ids.highlight.push((await aHighlight(tx, { imageId: maybe(), avatarId: maybe() })).id),
      async (tx) => ids.banner.push((await aBanner(tx, {}, 0)).id),
      async (tx) => ids.account.push((await anAccount(tx, { avatarId: maybe() })).id),
      async (tx) =>
        ids.author.push(await anAuthor(tx, { name: name(), avatarId: maybe(), slug: `s${name().replace(' ', '-')}` })),
      async (tx) => {
        const [row] = await tx
          .insert(teamMembers)
          .values({ name: name(), role: 'r', description: 'd', imageId: maybe() })
          .returning();
        ids.member.push(row?.id ?? '');
      },
      async (tx) => ids.page.push((await aPage(tx, { slug: `p-${name().replace(' ', '-')}`, ...text() })).id),
      (tx) =>
        tx
          .update(pages)
          .set(text())
          .where(eq(pages.id, one(ids.page))),
      (tx) =>
        tx
          .update(stories)
          .set(text())
          .where(eq(stories.id, one(ids.story))),
      // As the release before writes, which knows of no marks.
      (tx) =>
        tx
          .update(stories)
          .set({ content: name() })
          .where(eq(stories.id, one(ids.story))),
      (tx) =>
        tx
          .update(stories)
          .set({ coverId: maybe(), published: dice.below(2) === 0 })
          .where(eq(stories.id, one(ids.story))),
      (tx) =>
        tx
          .update(destinations)
          .set(longText())
          .where(eq(destinations.id, one(ids.destination))),
      (tx) =>
        tx
          .update(destinations)
          .set({ thumbnailId: maybe() })
          .where(eq(destinations.id, one(ids.destination))),
      (tx) =>
        tx
          .update(highlights)
          .set({ imageId: maybe(), videoId: maybe() })
          .where(eq(highlights.id, one(ids.highlight))),
      (tx) =>
        tx
          .update(accounts)
          .set({ avatarId: maybe() })
          .where(eq(accounts.id, one(ids.account))),
      (tx) =>
        tx
          .update(authors)
          .set({ avatarId: maybe() })
          .where(eq(authors.id, one(ids.author))),
      (tx) =>
        tx
          .update(teamMembers)
          .set({ imageId: maybe() })
          .where(eq(teamMembers.id, one(ids.member))),
      async (tx) => {
        const storyId = one(ids.story);
        await tx.delete(storyImages).where(eq(storyImages.storyId, storyId));
        const images = ids.story.length > 0 ? gallery().map((image) => ({ storyId, ...image })) : [];
        if (images.length > 0) await tx.insert(storyImages).values(images);
      },
      async (tx) => {
        const destinationId = one(ids.destination);
        await tx.delete(destinationImages).where(eq(destinationImages.destinationId, destinationId));
        const images = ids.destination.length > 0 ? gallery().map((image) => ({ destinationId, ...image })) : [];
        if (images.length > 0) await tx.insert(destinationImages).values(images);
      },
      async (tx) => {
        const bannerId = one(ids.banner);
        await tx.delete(bannerImages).where(eq(bannerImages.bannerId, bannerId));
        const images = ids.banner.length > 0 ? gallery().map((image) => ({ bannerId, ...image })) : [];
        if (images.length > 0) await tx.insert(bannerImages).values(images);
      },
      (tx) => tx.delete(stories).where(eq(stories.id, took(ids.story) || one([]))),
      (tx) => tx.delete(destinations).where(eq(destinations.id, took(ids.destination) || one([]))),
      (tx) => tx.delete(highlights).where(eq(highlights.id, took(ids.highlight) || one([]))),
      (tx) => tx.delete(banners).where(eq(banners.id, took(ids.banner) || one([]))),
      (tx) => tx.delete(accounts).where(eq(accounts.id, took(ids.account) || one([]))),
      (tx) => tx.delete(pages).where(eq(pages.id, took(ids.page) || one([]))),
      (tx) => tx.delete(teamMembers).where(eq(teamMembers.id, took(ids.member) || one([]))),
    ];
    for (let run = 0; run < runs / 4; run += 1) {
      const before = structuredClone(ids);
      const step = dice.of(steps);
      const undone = dice.below(10) === 0;
      await site.db
        .transaction(async (tx) => {
          await step(tx);
          if (undone) throw new Error('undone');
        })
        .catch((error: Error) => {
          if (error.message !== 'undone') throw error;
          Object.assign(ids, before);
        });
    }
  };
  await Promise.all([1, 2, 3, 4].map(worker));
  const scanned = await scan(site.db);
  expect(scanned.length).toBeGreaterThan(100);
  expect(await kept(site.db)).toEqual(scanned);
  const { rows } = await site.db.execute<{ differences: number }>(sql`
    select count(*)::int as differences from (
      (select * from media_uses except select * from scan_media_uses())
      union all (select * from scan_media_uses() except select * from media_uses)) as one_of_them`);
  expect(rows).toEqual([{ differences: 0 }]);
}, 600_000);

test('the database finds the same media in a text as those who read it', async () => {
  for (const blocks of fc.sample(anyBlocks, { numRuns: 1000, seed: 7 })) {
    const markdown = writeMarkdown(normalForm(blocks));
    if (!markdown.includes('media=')) continue;
    const { rows } = await site.db.execute<{ id: string }>(sql`select media_named_in(${markdown}) as id`);
    expect(rows.map(({ id }) => id).sort(), markdown).toEqual([...mentionsIn(readMarkdown(markdown)).media].sort());
  }
});

test('a long hostile text is looked through for media within 200 ms', async () => {
  for (const piece of [
    '[',
    '::figure[',
    '::figure[[',
    '\\[',
    '::figure[a](b)',
    '{media=',
    '::figure[\\',
    '::figure{media=\n',
  ]) {
    const markdown = piece.repeat(100_000 / piece.length);
    const startedAt = performance.now();
    await site.db.execute(sql`select count(*) from media_named_in(${markdown})`);
    expect([piece, performance.now() - startedAt < 200]).toEqual([piece, true]);
  }
});

test('every column that names media, and every text, is written down by a trigger', async () => {
  const { rows } = await site.db.execute<{ owner: string; column: string }>(sql`
    select conrelid::regclass::text as owner, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'media_items'::regclass and conrelid not in ('media_uses'::regclass, 'media_texts'::regclass, 'trash_items'::regclass)
    union all
    select attrelid::regclass::text, attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname like '%\\_markdown' and relkind = 'r' and relnamespace = 'public'::regnamespace`);
  const { rows: triggers } = await site.db.execute<{ owner: string; args: string }>(sql`
    select tgrelid::regclass::text as owner, encode(tgargs, 'escape') as args from pg_trigger
    where tgfoid = 'keep_media_uses'::regproc`);
  const watched = triggers.flatMap(({ owner, args }) => args.split('\\000').map((column) => `${owner} ${column}`));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ owner, column }) => `${owner} ${column}`).filter((one) => !watched.includes(one))).toEqual([]);
});
