CREATE TABLE "destination_text_lists" (
	"id" uuid NOT NULL,
	"language" text NOT NULL,
	"list_name" text NOT NULL,
	"region" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rating_value" numeric(2, 1) NOT NULL,
	"rating_count" integer NOT NULL,
	"name" text NOT NULL,
	"good_times" integer NOT NULL,
	CONSTRAINT "destination_text_lists_id_language_list_name_pk" PRIMARY KEY("id","language","list_name")
);
--> statement-breakpoint
CREATE TABLE "story_text_lists" (
	"id" uuid NOT NULL,
	"language" text NOT NULL,
	"list_name" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "story_text_lists_id_language_list_name_pk" PRIMARY KEY("id","language","list_name")
);
--> statement-breakpoint
-- What is in which list of a language: the one place that says so, for triggers and for who makes all anew.
CREATE VIEW "destination_texts_in_lists" AS
  SELECT texts.destination_id AS id, texts.language, list_name, items.region, items.created_at, items.rating_value, items.rating_count, texts.name,
    (SELECT coalesce(sum(1 << (time - 1)), 0)::integer FROM unnest(times_to_go(items.good_months, items.latitude)) AS time) AS good_times
  FROM destination_texts AS texts JOIN destinations AS items ON items.id = texts.destination_id
    CROSS JOIN LATERAL unnest(ARRAY['all', 'in ' || items.region] || CASE WHEN items.featured THEN ARRAY['featured'] END
      || ARRAY(SELECT DISTINCT 'tagged ' || lower(tag) FROM unnest(items.tags) AS tag)) AS list_name
  WHERE texts.visible;--> statement-breakpoint
CREATE VIEW "story_texts_in_lists" AS
  SELECT texts.story_id AS id, texts.language, list_name, items.published_at
  FROM story_texts AS texts JOIN stories AS items ON items.id = texts.story_id
    CROSS JOIN LATERAL unnest(ARRAY['all', 'as ' || items.category] || CASE WHEN items.featured THEN ARRAY['featured'] END
      || ARRAY(SELECT DISTINCT 'in ' || region FROM unnest(items.regions) AS region)
      || ARRAY(SELECT DISTINCT 'tagged ' || lower(tag) FROM unnest(items.tags) AS tag)) AS list_name
  WHERE texts.visible;--> statement-breakpoint
-- No foreign key leads here: what goes to the trash leaves its lists by a trigger.
INSERT INTO "destination_text_lists" SELECT * FROM "destination_texts_in_lists";--> statement-breakpoint
INSERT INTO "story_text_lists" SELECT * FROM "story_texts_in_lists";--> statement-breakpoint
CREATE INDEX "destination_text_lists_newest" ON "destination_text_lists" USING btree ("language", "list_name", "created_at" desc, "id" desc, "region", "good_times");--> statement-breakpoint
CREATE INDEX "destination_text_lists_best" ON "destination_text_lists" USING btree ("language", "list_name", "rating_value" desc, "rating_count" desc, "id" desc, "region", "good_times");--> statement-breakpoint
CREATE INDEX "destination_text_lists_name" ON "destination_text_lists" USING btree ("language","list_name","name" collate "und-x-icu","id","region","good_times");--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_az" ON "destination_text_lists" USING btree ("language","list_name","name" collate "az-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'az';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_bs" ON "destination_text_lists" USING btree ("language","list_name","name" collate "bs-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'bs';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_cs" ON "destination_text_lists" USING btree ("language","list_name","name" collate "cs-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'cs';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_cy" ON "destination_text_lists" USING btree ("language","list_name","name" collate "cy-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'cy';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_da" ON "destination_text_lists" USING btree ("language","list_name","name" collate "da-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'da';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_es" ON "destination_text_lists" USING btree ("language","list_name","name" collate "es-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'es';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_et" ON "destination_text_lists" USING btree ("language","list_name","name" collate "et-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'et';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_fi" ON "destination_text_lists" USING btree ("language","list_name","name" collate "fi-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'fi';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_hr" ON "destination_text_lists" USING btree ("language","list_name","name" collate "hr-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'hr';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_hu" ON "destination_text_lists" USING btree ("language","list_name","name" collate "hu-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'hu';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_is" ON "destination_text_lists" USING btree ("language","list_name","name" collate "is-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'is';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_ja" ON "destination_text_lists" USING btree ("language","list_name","name" collate "ja-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'ja';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_ko" ON "destination_text_lists" USING btree ("language","list_name","name" collate "ko-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'ko';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_lt" ON "destination_text_lists" USING btree ("language","list_name","name" collate "lt-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'lt';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_lv" ON "destination_text_lists" USING btree ("language","list_name","name" collate "lv-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'lv';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_mt" ON "destination_text_lists" USING btree ("language","list_name","name" collate "mt-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'mt';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_nb" ON "destination_text_lists" USING btree ("language","list_name","name" collate "nb-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'nb';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_nn" ON "destination_text_lists" USING btree ("language","list_name","name" collate "nn-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'nn';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_pl" ON "destination_text_lists" USING btree ("language","list_name","name" collate "pl-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'pl';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_ro" ON "destination_text_lists" USING btree ("language","list_name","name" collate "ro-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'ro';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_sk" ON "destination_text_lists" USING btree ("language","list_name","name" collate "sk-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'sk';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_sl" ON "destination_text_lists" USING btree ("language","list_name","name" collate "sl-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'sl';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_sq" ON "destination_text_lists" USING btree ("language","list_name","name" collate "sq-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'sq';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_sr" ON "destination_text_lists" USING btree ("language","list_name","name" collate "sr-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'sr';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_sv" ON "destination_text_lists" USING btree ("language","list_name","name" collate "sv-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'sv';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_tr" ON "destination_text_lists" USING btree ("language","list_name","name" collate "tr-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'tr';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_uk" ON "destination_text_lists" USING btree ("language","list_name","name" collate "uk-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'uk';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_vi" ON "destination_text_lists" USING btree ("language","list_name","name" collate "vi-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'vi';--> statement-breakpoint
CREATE INDEX "destination_text_lists_name_zh" ON "destination_text_lists" USING btree ("language","list_name","name" collate "zh-x-icu","id","region","good_times") WHERE split_part("destination_text_lists"."language", '-', 1) = 'zh';--> statement-breakpoint
CREATE INDEX "story_text_lists_newest" ON "story_text_lists" USING btree ("language", "list_name", "published_at" desc, "id" desc);--> statement-breakpoint
CALL keep_list_counts('destination_text_lists', 'ARRAY[''destination_text_lists '' || language || '' '' || list_name]');--> statement-breakpoint
CALL keep_list_counts('story_text_lists', 'ARRAY[''story_text_lists '' || language || '' '' || list_name]');--> statement-breakpoint
-- Who writes a text holds its item, so that nobody changes the one while the other is put into its lists.
CREATE FUNCTION "keep_destination_text_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM destination_text_lists;
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM destination_text_lists WHERE id = OLD.destination_id AND language = OLD.language;
    RETURN NULL;
  ELSIF TG_TABLE_NAME = 'destinations' THEN
    changed := NEW.id;
  ELSE
    changed := NEW.destination_id;
  END IF;
  DELETE FROM destination_text_lists AS kept WHERE kept.id = changed AND NOT EXISTS (
    SELECT FROM destination_texts_in_lists AS wanted
    WHERE wanted.id = changed AND wanted.language = kept.language AND wanted.list_name = kept.list_name);
  INSERT INTO destination_text_lists AS kept SELECT * FROM destination_texts_in_lists WHERE id = changed
    ON CONFLICT (id, language, list_name) DO UPDATE
    SET (region, created_at, rating_value, rating_count, name, good_times) = ROW (excluded.region, excluded.created_at,
      excluded.rating_value, excluded.rating_count, excluded.name, excluded.good_times)
    WHERE kept IS DISTINCT FROM excluded;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_story_text_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM story_text_lists;
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM story_text_lists WHERE id = OLD.story_id AND language = OLD.language;
    RETURN NULL;
  ELSIF TG_TABLE_NAME = 'stories' THEN
    changed := NEW.id;
  ELSE
    changed := NEW.story_id;
  END IF;
  DELETE FROM story_text_lists AS kept WHERE kept.id = changed AND NOT EXISTS (
    SELECT FROM story_texts_in_lists AS wanted
    WHERE wanted.id = changed AND wanted.language = kept.language AND wanted.list_name = kept.list_name);
  INSERT INTO story_text_lists AS kept SELECT * FROM story_texts_in_lists WHERE id = changed
    ON CONFLICT (id, language, list_name) DO UPDATE SET published_at = excluded.published_at
    WHERE kept IS DISTINCT FROM excluded;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "destination_texts_lists_insert" AFTER INSERT ON "destination_texts" FOR EACH ROW WHEN (NEW.visible) EXECUTE FUNCTION "keep_destination_text_lists"();--> statement-breakpoint
CREATE TRIGGER "destination_texts_lists_update" AFTER UPDATE ON "destination_texts" FOR EACH ROW
  WHEN (ROW(OLD.visible, OLD.name) IS DISTINCT FROM ROW(NEW.visible, NEW.name)) EXECUTE FUNCTION "keep_destination_text_lists"();--> statement-breakpoint
CREATE TRIGGER "destination_texts_lists_delete" AFTER DELETE ON "destination_texts" FOR EACH ROW WHEN (OLD.visible) EXECUTE FUNCTION "keep_destination_text_lists"();--> statement-breakpoint
CREATE TRIGGER "destination_texts_lists_truncate" AFTER TRUNCATE ON "destination_texts" FOR EACH STATEMENT EXECUTE FUNCTION "keep_destination_text_lists"();--> statement-breakpoint
CREATE TRIGGER "destinations_text_lists" AFTER UPDATE ON "destinations" FOR EACH ROW
  WHEN (ROW(OLD.region, OLD.created_at, OLD.rating_value, OLD.rating_count, OLD.good_months, OLD.latitude, OLD.featured, OLD.tags) IS DISTINCT FROM ROW(NEW.region, NEW.created_at, NEW.rating_value, NEW.rating_count, NEW.good_months, NEW.latitude, NEW.featured, NEW.tags)) EXECUTE FUNCTION "keep_destination_text_lists"();--> statement-breakpoint
CREATE TRIGGER "story_texts_lists_insert" AFTER INSERT ON "story_texts" FOR EACH ROW WHEN (NEW.visible) EXECUTE FUNCTION "keep_story_text_lists"();--> statement-breakpoint
CREATE TRIGGER "story_texts_lists_update" AFTER UPDATE ON "story_texts" FOR EACH ROW
  WHEN (ROW(OLD.visible) IS DISTINCT FROM ROW(NEW.visible)) EXECUTE FUNCTION "keep_story_text_lists"();--> statement-breakpoint
CREATE TRIGGER "story_texts_lists_delete" AFTER DELETE ON "story_texts" FOR EACH ROW WHEN (OLD.visible) EXECUTE FUNCTION "keep_story_text_lists"();--> statement-breakpoint
CREATE TRIGGER "story_texts_lists_truncate" AFTER TRUNCATE ON "story_texts" FOR EACH STATEMENT EXECUTE FUNCTION "keep_story_text_lists"();--> statement-breakpoint
CREATE TRIGGER "stories_text_lists" AFTER UPDATE ON "stories" FOR EACH ROW
  WHEN (ROW(OLD.category, OLD.regions, OLD.tags, OLD.featured, OLD.published_at) IS DISTINCT FROM ROW(NEW.category, NEW.regions, NEW.tags, NEW.featured, NEW.published_at)) EXECUTE FUNCTION "keep_story_text_lists"();--> statement-breakpoint
CREATE OR REPLACE PROCEDURE "refill_lists"() LANGUAGE plpgsql AS $$
DECLARE
  source regclass;
  arguments text[];
BEGIN
  FOR source, arguments IN
    SELECT tgrelid::regclass, string_to_array(encode(tgargs, 'escape'), '\000')
    FROM pg_trigger WHERE tgfoid = 'keep_lists'::regproc AND tgname LIKE '%_insert' ORDER BY tgrelid::regclass::text
  LOOP
    EXECUTE format('LOCK TABLE %s IN SHARE MODE', source);
    EXECUTE format('DELETE FROM %I', arguments[1]);
    EXECUTE format('INSERT INTO %1$I (id, list, %2$s)
      SELECT id, list, %2$s FROM (SELECT id, %3$s, %5$s AS lists FROM %4$s OFFSET 0) AS rows, unnest(lists) AS list',
      arguments[1], arguments[3], arguments[4], source, arguments[2]);
  END LOOP;
  LOCK TABLE destination_texts, story_texts IN SHARE MODE;
  DELETE FROM destination_text_lists;
  INSERT INTO destination_text_lists SELECT * FROM destination_texts_in_lists;
  DELETE FROM story_text_lists;
  INSERT INTO story_text_lists SELECT * FROM story_texts_in_lists;
END $$;
