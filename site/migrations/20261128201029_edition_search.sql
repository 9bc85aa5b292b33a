-- window: texts in other languages are few: nobody waits
-- A text as searches compare it in its language: what people type in several ways is one. German umlauts are written with
-- an e or without; Arabic has vowel signs that are seldom typed, and letters that are one to whoever looks for a word.
CREATE FUNCTION edition_form(language text, value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE split_part(language, '-', 1)
    WHEN 'de' THEN regexp_replace(search_form(value), '([aou])e', '\1', 'g')
    WHEN 'ar' THEN search_form(translate(regexp_replace(value, '[\u0640\u064B-\u065F\u0670]', '', 'g'), 'أإآٱىة', 'اااايه'))
    ELSE search_form(value) END;
--> statement-breakpoint
-- An Arabic word without its article and what is written in one with it.
CREATE FUNCTION without_article(form text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(form, '(^|(?<= ))(و?[بكف]?ال|لل)(?=[^ ]{3})', '', 'g');
--> statement-breakpoint
-- All words by which a text is found.
CREATE FUNCTION edition_words(language text, value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN edition_form(language, value)
    || CASE split_part(language, '-', 1) WHEN 'ar' THEN ' ' || without_article(edition_form(language, value)) ELSE '' END;
--> statement-breakpoint
-- What the forms of a word begin with; '' for one that says nothing by itself. `word` is from edition_form.
CREATE FUNCTION edition_stem(language text, word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE split_part(language, '-', 1)
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
DROP VIEW "public"."public_destination_texts";--> statement-breakpoint
DROP VIEW "public"."public_story_texts";--> statement-breakpoint
ALTER TABLE "destination_texts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', edition_words(language, name)), 'A') || setweight(to_tsvector('simple', edition_words(language, region_text)), 'B') || setweight(to_tsvector('simple', edition_words(language, description || ' ' || short_line || ' ' || category || ' ' || search_join(popular_for))), 'C') || setweight(to_tsvector('simple', edition_words(language, long_description || ' ' || search_join(travel_tips) || ' ' || itinerary_text(jsonb_path_query_array(itinerary, '$.*')) || ' ' || climate_type)), 'D') || array_to_tsvector(array['@' || language])) STORED;--> statement-breakpoint
ALTER TABLE "story_texts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', edition_words(language, title)), 'A') || setweight(to_tsvector('simple', edition_words(language, excerpt)), 'C') || setweight(to_tsvector('simple', edition_words(language, content)), 'D') || array_to_tsvector(array['@' || language])) STORED;--> statement-breakpoint
CREATE INDEX "destination_texts_search" ON "destination_texts" USING gin ("search") WHERE visible;--> statement-breakpoint
CREATE INDEX "story_texts_search" ON "story_texts" USING gin ("search") WHERE visible;--> statement-breakpoint
CREATE VIEW "public"."public_destination_texts" AS (select "destination_id", "language", "slug", "name", "category", "description", "short_line", "long_description", "long_description_markdown", "best_time_to_visit", "suggested_duration", "climate_type", "best_month", "region_text", "popular_for", "travel_tips", "itinerary", "search", "published", "visible", "made_by", "source_version", "stale", "reviewed_at", "created_at", "published_at", "use_place", "updated_at" from "destination_texts" where "destination_texts"."visible" = true);--> statement-breakpoint
CREATE VIEW "public"."public_story_texts" AS (select "story_id", "language", "slug", "title", "excerpt", "content", "content_markdown", "read_time", "captions", "search", "published", "visible", "made_by", "source_version", "stale", "reviewed_at", "created_at", "published_at", "use_place", "updated_at" from "story_texts" where "story_texts"."visible" = true);