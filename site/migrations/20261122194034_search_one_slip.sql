-- Phrases of eight letters and more that are one slip away from what was typed keep half of their trigrams or more. Asked before
-- nearly_same_phrases: of a million phrases a hundred are looked at instead of ten thousand.
CREATE FUNCTION one_slip_phrases(typed text) RETURNS SETOF search_phrases LANGUAGE sql STABLE PARALLEL SAFE
  SET pg_trgm.similarity_threshold = 0.5
  AS $$
    SELECT * FROM search_phrases
    WHERE letters % typed AND length(letters) BETWEEN length(typed) - 1 AND length(typed) + 1
    ORDER BY similarity(letters, typed) DESC, uses DESC LIMIT 60
  $$;
