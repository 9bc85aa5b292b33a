-- Phrases that are nearly what was typed, for eight letters and more: one slip leaves them three eighths of their trigrams at least.
-- What keeps only a fifth of them is, among a million phrases, everything that begins with the same common word.
CREATE FUNCTION nearly_same_phrases(typed text) RETURNS SETOF search_phrases LANGUAGE sql STABLE PARALLEL SAFE
  SET pg_trgm.similarity_threshold = 0.35
  AS $$
    SELECT * FROM search_phrases
    WHERE letters % typed AND length(letters) BETWEEN length(typed) - 3 AND length(typed) + 3
    ORDER BY similarity(letters, typed) DESC, uses DESC LIMIT 60
  $$;
