DROP VIEW "public"."public_destinations";--> statement-breakpoint
DROP INDEX "destination_lists_newest";--> statement-breakpoint
DROP INDEX "destination_lists_best";--> statement-breakpoint
DROP INDEX "destination_lists_name";--> statement-breakpoint
DROP INDEX "destination_lists_of_region";--> statement-breakpoint
DROP INDEX "destinations_newest";--> statement-breakpoint
DROP INDEX "destinations_newest_of_region";--> statement-breakpoint
DROP INDEX "destinations_best";--> statement-breakpoint
DROP INDEX "destinations_best_of_region";--> statement-breakpoint
DROP INDEX "destinations_name";--> statement-breakpoint
DROP INDEX "destinations_name_of_region";--> statement-breakpoint
ALTER TABLE "destination_lists" ADD COLUMN "good_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "short_line" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "good_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "fair_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "poor_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "month_temperatures" double precision[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "month_rain" double precision[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- By hand. The months that a place is good in, from 1, and the seasons: 13 spring, 14 summer, 15 autumn, 16 winter, by its side of the
-- equator. A season of which a month is good is good.
CREATE FUNCTION times_to_go(good_months smallint, latitude double precision) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN good_months = 0 THEN '{}' ELSE ARRAY(
    SELECT month FROM generate_series(1, 12) AS month WHERE good_months & (1 << (month - 1)) <> 0
    UNION ALL
    SELECT 13 + season FROM generate_series(0, 3) AS season
    WHERE good_months & (ARRAY[28, 224, 1792, 2051])[1 + (season + CASE WHEN latitude < 0 THEN 2 ELSE 0 END) % 4] <> 0) END
$$;
--> statement-breakpoint
CREATE INDEX "destinations_times_to_go" ON "destinations" USING gin (times_to_go("good_months", "latitude")) WHERE published;--> statement-breakpoint
CREATE INDEX "destination_lists_newest" ON "destination_lists" USING btree ("list", "created_at" desc, "id" desc, "region", "good_months");--> statement-breakpoint
CREATE INDEX "destination_lists_best" ON "destination_lists" USING btree ("list", "rating_value" desc, "rating_count" desc, "id" desc, "region", "good_months");--> statement-breakpoint
CREATE INDEX "destination_lists_name" ON "destination_lists" USING btree ("list","name","id","region","good_months");--> statement-breakpoint
CREATE INDEX "destination_lists_of_region" ON "destination_lists" USING btree ("list","region","id","good_months");--> statement-breakpoint
CREATE INDEX "destinations_newest" ON "destinations" USING btree ("created_at" desc, "id" desc, "good_months") WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_newest_of_region" ON "destinations" USING btree ("region", "created_at" desc, "id" desc, "good_months") WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_best" ON "destinations" USING btree ("rating_value" desc, "rating_count" desc, "id" desc, "good_months") WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_best_of_region" ON "destinations" USING btree ("region", "rating_value" desc, "rating_count" desc, "id" desc, "good_months") WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_name" ON "destinations" USING btree (search_form("name"), "id", "name", "good_months") WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_name_of_region" ON "destinations" USING btree ("region", search_form("name"), "id", "name", "good_months") WHERE published;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_months" CHECK (("destinations"."good_months" | "destinations"."fair_months" | "destinations"."poor_months") between 0 and 4095 and "destinations"."good_months" + "destinations"."fair_months" + "destinations"."poor_months" = ("destinations"."good_months" | "destinations"."fair_months" | "destinations"."poor_months"));--> statement-breakpoint
CREATE VIEW "public"."public_destinations" AS (select "id", "slug", "name", "category", "description", "long_description", "best_time_to_visit", "suggested_duration", "tags", "popular_for", "travel_tips", "itinerary", "average_temperature_celsius", "climate_type", "best_month", "short_line", "good_months", "fair_months", "poor_months", "month_temperatures", "month_rain", "country", "region_text", "region", "place_words", "latitude", "longitude", "thumbnail_id", "featured", "published", "rating_sum", "rating_count", "rating_value", "search", "staff_search", "created_at", "updated_at" from "destinations" where "destinations"."published" = true);
--> statement-breakpoint
-- By hand, down to the end: what triggers keep knows the good months. No row has any yet, so nothing that is kept changes.
DO $migration$
DECLARE
  lists constant text := $$CASE WHEN published THEN ARRAY['destinations published', 'destinations published in ' || region]
  || CASE WHEN featured THEN ARRAY['destinations featured'] ELSE '{}' END
  || ARRAY(SELECT DISTINCT kind || lower(tag) FROM unnest(tags) AS tag, unnest(ARRAY['destinations tagged ', 'destinations in ' || region || ' tagged ']) AS kind)
  || ARRAY(SELECT kind || month FROM generate_series(1, 12) AS month, unnest(ARRAY['destinations good in ', 'destinations in ' || region || ' good in ']) AS kind WHERE good_months & (1 << (month - 1)) <> 0)
  ELSE ARRAY['destinations draft'] END$$;
  tags constant text := $$CASE WHEN published THEN ARRAY(SELECT DISTINCT lower(tag) FROM unnest(tags) AS tag) ELSE '{}' END$$;
  columns constant text := 'region, created_at, rating_value, rating_count, name, good_months';
  held constant text := 'region, created_at, rating_value, rating_count, search_form(name) AS name, good_months';
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER destinations_list_counts_insert AFTER INSERT ON destinations REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%L)', lists);
  EXECUTE format('CREATE OR REPLACE TRIGGER destinations_list_counts_update AFTER UPDATE ON destinations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%L)', lists);
  EXECUTE format('CREATE OR REPLACE TRIGGER destinations_list_counts_delete AFTER DELETE ON destinations REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%L)', lists);
  EXECUTE format('CREATE OR REPLACE TRIGGER destinations_list_counts_truncate AFTER TRUNCATE ON destinations
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%L)', lists);
  EXECUTE format('CREATE OR REPLACE TRIGGER destinations_lists_insert AFTER INSERT ON destinations REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION keep_lists(%L, %L, %L, %L)', 'destination_lists', tags, columns, held);
  EXECUTE format('CREATE OR REPLACE TRIGGER destinations_lists_update AFTER UPDATE ON destinations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION keep_lists(%L, %L, %L, %L)', 'destination_lists', tags, columns, held);
END $migration$;
