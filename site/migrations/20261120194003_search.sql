-- By hand, down to the first table: what the tables below are made of.
-- Text as it is searched: words without accents, case and signs, one space between them. Full-width letters are plain ones, and
-- an accent is no letter of its own, however it was typed.
CREATE OR REPLACE FUNCTION search_form(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(unaccent('unaccent'::regdictionary, normalize(value, NFKC))), '[^[:alnum:]]+', ' ', 'g'));
--> statement-breakpoint
-- Titles and activities of an itinerary; its ids and the names of its fields are no words of the place.
CREATE FUNCTION itinerary_text(itinerary jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(part #>> '{}', ' '), '')
          FROM (SELECT jsonb_path_query(itinerary, '$[*].title') UNION ALL SELECT jsonb_path_query(itinerary, '$[*].activities[*]')) AS parts(part));
--> statement-breakpoint
-- Words that share a stem are forms of one word. A word that says nothing by itself ("the") has none.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce((ts_lexize('english_stem', word))[1], '');
--> statement-breakpoint
CREATE TABLE "search_keywords" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"keyword" text NOT NULL,
	"count" integer NOT NULL,
	"results" integer NOT NULL,
	"last_searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_keywords_keyword_unique" UNIQUE("keyword")
);
--> statement-breakpoint
CREATE TABLE "search_phrases" (
	"phrase" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"form" text collate "C" GENERATED ALWAYS AS (search_form(phrase)) STORED NOT NULL,
	"letters" text collate "C" GENERATED ALWAYS AS (replace(search_form(phrase), ' ', '')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"stem" text collate "C" NOT NULL,
	"destinations" integer DEFAULT 0 NOT NULL,
	"stories" integer DEFAULT 0 NOT NULL,
	"highlights" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP VIEW "public_destinations";--> statement-breakpoint
ALTER TABLE "destinations" drop column "search";--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_form(name)), 'A') || setweight(to_tsvector('simple', search_form(country || ' ' || region_text || ' ' || place_words || ' ' || search_join(tags))), 'B') || setweight(to_tsvector('simple', search_form(description || ' ' || category || ' ' || search_join(popular_for))), 'C') || setweight(to_tsvector('simple', search_form(long_description || ' ' || search_join(travel_tips) || ' ' || itinerary_text(itinerary) || ' ' || climate_type)), 'D')) STORED;--> statement-breakpoint
CREATE INDEX "destinations_search" ON "destinations" USING gin ("search") WHERE published;--> statement-breakpoint
CREATE VIEW "public"."public_destinations" AS (select "id", "slug", "name", "category", "description", "long_description", "best_time_to_visit", "suggested_duration", "tags", "popular_for", "travel_tips", "itinerary", "average_temperature_celsius", "climate_type", "best_month", "country", "region_text", "region", "place_words", "latitude", "longitude", "thumbnail_id", "featured", "published", "rating_sum", "rating_count", "rating_value", "search", "created_at", "updated_at" from "destinations" where "destinations"."published" = true);--> statement-breakpoint
CREATE INDEX "search_keywords_count" ON "search_keywords" USING btree ("count" desc, "last_searched_at" desc);--> statement-breakpoint
CREATE INDEX "search_phrases_letters" ON "search_phrases" USING btree ("letters");--> statement-breakpoint
CREATE INDEX "search_phrases_similar" ON "search_phrases" USING gin ("letters" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_phrases_words" ON "search_phrases" USING gin (to_tsvector('simple', "form"));--> statement-breakpoint
CREATE INDEX "search_phrases_gone" ON "search_phrases" USING btree ("phrase") WHERE uses <= 0;--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_gone" ON "search_words" USING btree ("word") WHERE destinations <= 0 and stories <= 0 and highlights <= 0;--> statement-breakpoint
CREATE INDEX "destinations_searched_name" ON "destinations" USING btree (search_form("name") collate "C") WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_foremost" ON "destinations" USING btree ("featured" desc, "rating_value" desc, "created_at" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "highlights_searched_location" ON "highlights" USING btree (search_form("location") collate "C") WHERE published;--> statement-breakpoint
CREATE INDEX "highlights_foremost" ON "highlights" USING btree ("featured" desc, "rating" desc, "created_at" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "stories_searched_title" ON "stories" USING btree (search_form("title") collate "C") WHERE published;--> statement-breakpoint
CREATE INDEX "stories_foremost" ON "stories" USING btree ("featured" desc, "published_at" desc, "id" desc) WHERE published;
--> statement-breakpoint
-- By hand, down to the end: the triggers that keep search_words and search_phrases.
-- Adds the words and phrases of what is published from now on, and takes those away of what was published until now. Where a
-- row's words stay, its sum is 0 and nothing is written. In one order throughout, so that two writers never wait for each other.
-- First argument: the column of search_words; second: what of a row is suggested, as SQL of a text[].
CREATE FUNCTION count_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
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
  DELETE FROM search_words WHERE destinations <= 0 AND stories <= 0 AND highlights <= 0;
  EXECUTE format($sql$
    INSERT INTO search_phrases AS known (phrase, uses)
    SELECT phrase, sum(change) FROM (%2$s) AS changed, unnest(%1$s) AS phrase
    WHERE phrase <> '' AND length(phrase) <= 200 GROUP BY phrase HAVING sum(change) <> 0 ORDER BY phrase
    ON CONFLICT (phrase) DO UPDATE SET uses = known.uses + excluded.uses
  $sql$, TG_ARGV[1], changed);
  DELETE FROM search_phrases WHERE uses <= 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER destinations_search_terms_insert AFTER INSERT ON destinations REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_terms('destinations', 'ARRAY[name, country] || tags');
--> statement-breakpoint
CREATE TRIGGER destinations_search_terms_update AFTER UPDATE ON destinations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_terms('destinations', 'ARRAY[name, country] || tags');
--> statement-breakpoint
CREATE TRIGGER destinations_search_terms_delete AFTER DELETE ON destinations REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_terms('destinations', 'ARRAY[name, country] || tags');
--> statement-breakpoint
CREATE TRIGGER stories_search_terms_insert AFTER INSERT ON stories REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_terms('stories', 'ARRAY[title] || tags');
--> statement-breakpoint
CREATE TRIGGER stories_search_terms_update AFTER UPDATE ON stories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_terms('stories', 'ARRAY[title] || tags');
--> statement-breakpoint
CREATE TRIGGER stories_search_terms_delete AFTER DELETE ON stories REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_terms('stories', 'ARRAY[title] || tags');
--> statement-breakpoint
CREATE TRIGGER highlights_search_terms_insert AFTER INSERT ON highlights REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_terms('highlights', 'ARRAY[location]');
--> statement-breakpoint
CREATE TRIGGER highlights_search_terms_update AFTER UPDATE ON highlights REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_terms('highlights', 'ARRAY[location]');
--> statement-breakpoint
CREATE TRIGGER highlights_search_terms_delete AFTER DELETE ON highlights REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_terms('highlights', 'ARRAY[location]');
