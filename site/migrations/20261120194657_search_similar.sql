-- Words and phrases that look like what was misspelt, most alike first. The threshold is lower than pg_trgm's own, since a
-- short word with two letters swapped keeps few of its trigrams; who asks compares letter by letter afterwards.
CREATE FUNCTION similar_words(typed text) RETURNS SETOF search_words LANGUAGE sql STABLE PARALLEL SAFE
  SET pg_trgm.similarity_threshold = 0.2
  AS $$
    SELECT * FROM search_words
    WHERE word % typed AND length(word) BETWEEN length(typed) - 2 AND length(typed) + 2
    ORDER BY similarity(word, typed) DESC, destinations + stories + highlights DESC LIMIT 60
  $$;
--> statement-breakpoint
CREATE FUNCTION similar_phrases(typed text) RETURNS SETOF search_phrases LANGUAGE sql STABLE PARALLEL SAFE
  SET pg_trgm.similarity_threshold = 0.2
  AS $$
    SELECT * FROM search_phrases
    WHERE letters % typed AND length(letters) BETWEEN length(typed) - 3 AND length(typed) + 3
    ORDER BY similarity(letters, typed) DESC, uses DESC LIMIT 60
  $$;
