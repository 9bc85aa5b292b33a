import type pg from 'pg';

/**
 * Makes anew what triggers keep: which words and phrases are published, and how often. The triggers themselves say what
 * counts.
 */
export async function deriveSearchTerms(client: pg.ClientBase): Promise<void> {
  const { rows: kept } = await client.query<{ table: string; column: string; phrases: string }>(
    `select tgrelid::regclass::text as table, split_part(arguments, '\\000', 1) as column, split_part(arguments, '\\000', 2) as phrases
     from pg_trigger, encode(tgargs, 'escape') as arguments
     where tgfoid = 'count_search_terms'::regproc and tgname like '%_insert'`,
  );
  await client.query('truncate search_words, search_phrases');
  const words = kept.map(
    ({ table, column }) =>
      `select word, ndoc, '${column}' as kind from ts_stat('select search from ${table} where published')`,
  );
  const sums = kept.map(({ column }) => `coalesce(sum(ndoc) filter (where kind = '${column}'), 0)`);
  await client.query(
    `insert into search_words (word, stem, ${kept.map(({ column }) => column).join(', ')})
     select word, search_stem(word), ${sums.join(', ')} from (${words.join(' union all ')}) as held
     where length(word) <= 40 group by word`,
  );
  const phrases = kept.map(({ table, phrases }) => `select unnest(${phrases}) as phrase from ${table} where published`);
  await client.query(
    `insert into search_phrases (phrase, uses)
     select phrase, count(*) from (${phrases.join(' union all ')}) as suggested
     where phrase <> '' and length(phrase) <= 200 group by phrase`,
  );
}
