ALTER TABLE "settings" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;
--> statement-breakpoint
-- English, too, is a language beside others on a site that is written in one of them.
CREATE OR REPLACE FUNCTION edition_stem(language text, word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE split_part(language, '-', 1)
    WHEN 'en' THEN search_stem(word)
    WHEN 'ar' THEN without_article(word)
    WHEN 'de' THEN coalesce((ts_lexize('german_stem', word))[1], '')
    WHEN 'fr' THEN coalesce((ts_lexize('french_stem', word))[1], '')
    WHEN 'es' THEN coalesce((ts_lexize('spanish_stem', word))[1], '')
    WHEN 'it' THEN coalesce((ts_lexize('italian_stem', word))[1], '')
    WHEN 'pt' THEN coalesce((ts_lexize('portuguese_stem', word))[1], '')
    WHEN 'nl' THEN coalesce((ts_lexize('dutch_stem', word))[1], '')
    WHEN 'sv' THEN coalesce((ts_lexize('swedish_stem', word))[1], '')
    WHEN 'da' THEN coalesce((ts_lexize('danish_stem', word))[1], '')
    ELSE word END;
--> statement-breakpoint
-- Words have the stems of the language that the site is written in.
CREATE OR REPLACE FUNCTION count_search_terms() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
  come constant text := 'SELECT *, 1 AS change FROM new_rows WHERE published';
  gone constant text := 'SELECT *, -1 AS change FROM old_rows WHERE published';
  changed text;
  own text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Ratings change often, and no words with them.
    PERFORM FROM old_rows JOIN new_rows USING (id)
      WHERE (old_rows.published, old_rows.updated_at, old_rows.search) IS DISTINCT FROM (new_rows.published, new_rows.updated_at, new_rows.search);
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  changed := CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE come || ' UNION ALL ' || gone END;
  own := coalesce((SELECT language FROM settings), 'en');
  EXECUTE format($sql$
    INSERT INTO search_words AS known (word, stem, %1$I)
    SELECT word, edition_stem(%3$L, word), sum(change) FROM (%2$s) AS changed, unnest(tsvector_to_array(search)) AS word
    WHERE length(word) <= 40 GROUP BY word HAVING sum(change) <> 0 ORDER BY word
    ON CONFLICT (word) DO UPDATE SET %1$I = known.%1$I + excluded.%1$I
  $sql$, TG_ARGV[0], changed, own);
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
END $_$;
