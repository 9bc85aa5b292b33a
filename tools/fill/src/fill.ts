import { type Connection, clientConfig } from '@trekker/database/connections/connection.ts';
import pg from 'pg';
import { bulkLoad } from './bulk-load.ts';
import { copyRows, type Value } from './copy.ts';
import { deriveSearchTerms } from './derived-tables.ts';
import { type Amounts, amountsFor } from './rows/amounts.ts';
import { idOf, kinds } from './rows/chance.ts';
import * as content from './rows/content-rows.ts';
import * as editions from './rows/edition-rows.ts';
import * as media from './rows/media-rows.ts';
import * as people from './rows/people-rows.ts';
import * as reviews from './rows/review-rows.ts';

const filled = [
  ...[
    'media_items',
    'accounts',
    'authors',
    'destinations',
    'destination_images',
    'stories',
    'highlights',
    'reviews',
    'review_votes',
  ],
  ...['favourite_destinations', 'contact_messages', 'feedback', 'activity_entries', 'search_keywords'],
  ...['destination_texts', 'story_texts', 'highlight_texts'],
];
const derived = [
  ...['search_words', 'search_phrases', 'list_counts'],
  ...['destination_lists', 'story_lists', 'destination_text_lists', 'story_text_lists'],
];

/**
 * Adds so many destinations with all that belongs to them, the same ones each time. All or nothing: until it has ended,
 * nobody else sees any of it, and the tables are locked.
 */
export async function fill(
  connection: Connection,
  size: { destinations: number; reviewsEach?: number; languages?: readonly string[] },
  say: (line: string) => void = () => {},
): Promise<void> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '256MB'`);
    await client.query('begin');
    await bulkLoad(client, [...filled, ...derived], async () => {
      await load(client, amountsFor(size.destinations, size.reviewsEach ?? 10), size.languages ?? [], say);
      say('search terms');
      await deriveSearchTerms(client);
      await client.query('call refill_lists()');
      await client.query('call recount_lists()');
      say('indexes');
    });
    // Where media are used is told by triggers, which are back by now.
    await client.query('insert into media_uses select * from scan_media_uses() on conflict do nothing');
    await client.query('commit');
    say('vacuum');
    // Not for what is gone: an index alone can answer only for pages that are known to be seen by all.
    await client.query(`vacuum (analyze) ${[...filled, ...derived, 'media_uses'].join(', ')}`);
  } finally {
    await client.end();
  }
}

async function load(
  client: pg.Client,
  amounts: Amounts,
  languages: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const { accounts, destinations } = amounts;
  const images = await media.readImages(client);
  const hasImages = images.length > 0;
  const accountIds = Array.from({ length: accounts }, (_, number) => idOf(kinds.account, number));
  const copy = (table: string, columns: readonly string[], rows: Iterable<Value[]>) => {
    say(table);
    return copyRows(client, table, columns, rows);
  };
  if (hasImages)
    await copy(
      'media_items',
      media.mediaColumns,
      many(destinations, (number) => media.mediaRow(number, images)),
    );
  await copy('accounts', people.accountColumns, many(accounts, people.accountRow));
  await copy('authors', people.authorColumns, many(people.writers, people.authorRow));
  await copy(
    'destinations',
    content.destinationColumns,
    many(destinations, (number) => content.destinationRow(number, amounts, hasImages)),
  );
  if (hasImages) await copy('destination_images', media.galleryColumns, media.galleryRows(destinations));
  await copy(
    'stories',
    content.storyColumns,
    many(amounts.stories, (number) => content.storyRow(number, destinations, hasImages)),
  );
  await copy(
    'highlights',
    content.highlightColumns,
    many(amounts.highlights, (number) => content.highlightRow(number, hasImages)),
  );
  await copy('reviews', reviews.reviewColumns, reviews.reviewRows(amounts, accountIds));
  await copy('review_votes', reviews.voteColumns, reviews.voteRows(amounts, accountIds));
  await copy('favourite_destinations', people.favouriteColumns, people.favouriteRows(accounts, destinations));
  await copy('contact_messages', people.messageColumns, many(amounts.messages, people.messageRow));
  await copy('feedback', people.feedbackColumns, many(amounts.feedback, people.feedbackRow));
  await copy('activity_entries', people.activityColumns, many(amounts.activity, people.activityRow));
  await copy('search_keywords', people.keywordColumns, many(amounts.keywords, people.keywordRow));
  for (const [position, language] of languages.entries()) {
    await client.query(
      `insert into languages (code, position, state) values ($1, $2, 'public') on conflict (code) do update set state = 'public'`,
      [language, position],
    );
    await copy('destination_texts', editions.destinationTextColumns, editions.destinationTextRows(language, amounts));
    await copy('story_texts', editions.storyTextColumns, editions.storyTextRows(language, amounts));
    await copy('highlight_texts', editions.highlightTextColumns, editions.highlightTextRows(language, amounts));
  }
}

function* many(count: number, row: (number: number) => Value[]): Generator<Value[]> {
  for (let number = 0; number < count; number += 1) yield row(number);
}
