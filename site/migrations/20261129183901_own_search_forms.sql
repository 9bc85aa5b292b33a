-- window: words of the vocabulary alone are written anew, on sites in German or Arabic
-- What was typed, without Arabic vowel signs, which would cut words: texts seldom have them.
CREATE FUNCTION own_typed(language text, typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE split_part(language, '-', 1)
    WHEN 'ar' THEN regexp_replace(typed, '[\u0640\u064B-\u065F\u0670]', '', 'g')
    ELSE typed END;
--> statement-breakpoint
-- A word of the site's own language as its other spellings are compared. `word` is from search_form; where a language
-- has one spelling it is the word itself.
CREATE FUNCTION own_form(language text, word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN split_part(language, '-', 1) IN ('de', 'ar') THEN edition_form(language, word) ELSE word END;
--> statement-breakpoint
-- What its forms and other spellings have in common; '' for one that says nothing by itself.
CREATE FUNCTION own_stem(language text, word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN edition_stem(language, own_form(language, word));
--> statement-breakpoint
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
    SELECT word, own_stem(%3$L, word), sum(change) FROM (%2$s) AS changed, unnest(tsvector_to_array(search)) AS word
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
--> statement-breakpoint
UPDATE search_words SET stem = own_stem(language, word) FROM settings WHERE split_part(language, '-', 1) IN ('de', 'ar');
