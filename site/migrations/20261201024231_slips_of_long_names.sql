-- Loads the library, without which nobody but a superuser may set its parameter for a function.
SELECT show_trgm('');
--> statement-breakpoint
-- The longer a name, the more of its trigrams one slip leaves: of k of what was typed at most four (where two letters
-- are swapped), so that k - 4 are common and at most four more on either side. PostgreSQL then reads fewer lists.
CREATE OR REPLACE FUNCTION one_slip_phrases(typed text) RETURNS SETOF search_phrases
  LANGUAGE sql STABLE
  SET pg_trgm.similarity_threshold TO 0.5
  AS $$
    SELECT set_config('pg_trgm.similarity_threshold', greatest(0.5, (k - 4.0) / (k + 4) - 0.001)::text, true)
    FROM cardinality(show_trgm(typed)) AS k;
    SELECT * FROM search_phrases
    WHERE letters % typed AND length(letters) BETWEEN length(typed) - 1 AND length(typed) + 1
    ORDER BY similarity(letters, typed) DESC, uses DESC LIMIT 60
  $$;
