-- window: texts in languages that write no spaces are few: nobody waits
-- Languages that write no spaces between words, or join to a word what others set apart.
CREATE FUNCTION has_letter_pairs(language text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN split_part(language, '-', 1) IN ('ja', 'zh', 'ko', 'th', 'lo', 'km', 'my');
--> statement-breakpoint
-- A text of theirs as searches compare it; vowel signs, which are no letters to PostgreSQL, stay with theirs.
CREATE FUNCTION pairs_form(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, NORMALIZE(value, NFKC))), '[^[:alnum:]\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u17B4-\u17D3\u17DD\u102B-\u103E\u1056-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D]+', ' ', 'g'));
--> statement-breakpoint
-- Each letter of their scripts with the next one, and the last of a run alone: 東京駅 is "東京 京駅 駅". A letter has its
-- vowel signs with it. `form` is from pairs_form.
CREATE FUNCTION letter_pairs(form text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT btrim(coalesce(string_agg(
      letter || CASE WHEN is_of_run AND next_is THEN next_letter ELSE '' END || CASE WHEN is_of_run OR next_is THEN ' ' ELSE '' END,
      '' ORDER BY position), ''))
    FROM (
      SELECT letter, position, is_of_run, lead(letter) OVER letters AS next_letter, coalesce(lead(is_of_run) OVER letters, false) AS next_is
      FROM (
        SELECT found[1] AS letter, position, found[1] ~ '^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005\u3007\u3041-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\U00020000-\U0003FFFF]' AS is_of_run
        FROM regexp_matches(form, '.[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u17B4-\u17D3\u17DD\u102B-\u103E\u1056-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D]*', 'g') WITH ORDINALITY AS split(found, position)) AS split
      WINDOW letters AS (ORDER BY position)) AS letters);
--> statement-breakpoint
-- What was typed, its runs of such letters apart from other words.
CREATE FUNCTION edition_typed(language text, typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN has_letter_pairs(language)
    THEN btrim(regexp_replace(pairs_form(typed), '[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005\u3007\u3041-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\U00020000-\U0003FFFF\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u17B4-\u17D3\u17DD\u102B-\u103E\u1056-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D]+', ' \&  ', 'g'))
    ELSE edition_form(language, typed) END;
--> statement-breakpoint
-- How a run of such letters is looked for: its pairs one after the other, or what begins with its only letter. Null for
-- other words. `word` is from edition_typed.
CREATE FUNCTION pairs_query(language text, word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN has_letter_pairs(language) AND word ~ '^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005\u3007\u3041-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\U00020000-\U0003FFFF]' THEN
    CASE WHEN letter_pairs(word) ~ ' ' THEN '(''' || replace(regexp_replace(letter_pairs(word), ' [^ ]+$', ''), ' ', ''' <-> ''') || ''')'
      ELSE '''' || word || ''':*' END
  END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION edition_words(language text, value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN has_letter_pairs(language) THEN letter_pairs(pairs_form(value))
    ELSE edition_form(language, value)
      || CASE split_part(language, '-', 1) WHEN 'ar' THEN ' ' || without_article(edition_form(language, value)) ELSE '' END
    END;
--> statement-breakpoint
UPDATE destination_texts SET name = name WHERE has_letter_pairs(language);--> statement-breakpoint
UPDATE story_texts SET title = title WHERE has_letter_pairs(language);--> statement-breakpoint
UPDATE page_texts SET title = title WHERE has_letter_pairs(language);--> statement-breakpoint
REINDEX INDEX term_texts_search;
