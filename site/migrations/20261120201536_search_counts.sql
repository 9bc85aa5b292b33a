DROP INDEX "search_phrases_gone";--> statement-breakpoint
DROP INDEX "search_words_gone";--> statement-breakpoint
-- By hand. Room on each page for the next count of a word, which then stays where it is.
ALTER TABLE "search_words" SET (fillfactor = 60);--> statement-breakpoint
ALTER TABLE "search_phrases" SET (fillfactor = 60);--> statement-breakpoint
-- By hand. As before, but what nothing holds any more is looked for among the words that went, and not by an index on the counts.
CREATE OR REPLACE FUNCTION count_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  come constant text := 'SELECT *, 1 AS change FROM new_rows WHERE published';
  gone constant text := 'SELECT *, -1 AS change FROM old_rows WHERE published';
  changed text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Ratings change often, and no words with them.
    PERFORM FROM old_rows JOIN new_rows USING (id)
      WHERE (old_rows.published, old_rows.updated_at, old_rows.search) IS DISTINCT FROM (new_rows.published, new_rows.updated_at, new_rows.search);
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  changed := CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE come || ' UNION ALL ' || gone END;
  EXECUTE format($sql$
    INSERT INTO search_words AS known (word, stem, %1$I)
    SELECT word, search_stem(word), sum(change) FROM (%2$s) AS changed, unnest(tsvector_to_array(search)) AS word
    WHERE length(word) <= 40 GROUP BY word HAVING sum(change) <> 0 ORDER BY word
    ON CONFLICT (word) DO UPDATE SET %1$I = known.%1$I + excluded.%1$I
  $sql$, TG_ARGV[0], changed);
  EXECUTE format($sql$
    INSERT INTO search_phrases AS known (phrase, uses)
    SELECT phrase, sum(change) FROM (%2$s) AS changed, unnest(%1$s) AS phrase
    WHERE phrase <> '' AND length(phrase) <= 200 GROUP BY phrase HAVING sum(change) <> 0 ORDER BY phrase
    ON CONFLICT (phrase) DO UPDATE SET uses = known.uses + excluded.uses
  $sql$, TG_ARGV[1], changed);
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_words WHERE destinations <= 0 AND stories <= 0 AND highlights <= 0
      AND word IN (SELECT unnest(tsvector_to_array(search)) FROM old_rows WHERE published);
    EXECUTE format('DELETE FROM search_phrases WHERE uses <= 0 AND phrase IN (SELECT unnest(%s) FROM old_rows WHERE published)', TG_ARGV[1]);
  END IF;
  RETURN NULL;
END $$;
