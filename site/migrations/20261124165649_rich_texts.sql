-- What stands in the plain columns is all of a text until somebody saves it anew, so nothing has to be written here.
ALTER TABLE "destinations" ADD COLUMN "long_description_markdown" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "content_markdown" text;--> statement-breakpoint
-- Replaced, not dropped: who may read a view stands in its rights, and the release before goes on reading.
CREATE OR REPLACE VIEW "public_destinations" AS
  SELECT id, slug, name, category, description, long_description, best_time_to_visit, suggested_duration, tags,
    popular_for, travel_tips, itinerary, average_temperature_celsius, climate_type, best_month, short_line,
    good_months, fair_months, poor_months, month_temperatures, month_rain, country, region_text, region, place_words,
    latitude, longitude, thumbnail_id, featured, published, rating_sum, rating_count, rating_value, search,
    staff_search, created_at, updated_at, long_description_markdown
  FROM "destinations" WHERE "destinations"."published" = true;--> statement-breakpoint
CREATE OR REPLACE VIEW "public_stories" AS
  SELECT id, slug, title, excerpt, content, category, tags, regions, read_time, featured, published, cover_id,
    author_id, place_id, search, staff_search, created_at, published_at, updated_at, content_markdown
  FROM "stories" WHERE "stories"."published" = true;--> statement-breakpoint
-- The release before, or somebody with psql, writes the plain text alone: the marks of the text before it are wrong then.
CREATE FUNCTION "forget_markdown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[0], NULL));
END $$;--> statement-breakpoint
CREATE TRIGGER "destinations_forget_markdown" BEFORE UPDATE OF "long_description" ON "destinations" FOR EACH ROW
  WHEN (NEW.long_description <> OLD.long_description
    AND NEW.long_description_markdown IS NOT DISTINCT FROM OLD.long_description_markdown)
  EXECUTE FUNCTION "forget_markdown"('long_description_markdown');--> statement-breakpoint
CREATE TRIGGER "stories_forget_markdown" BEFORE UPDATE OF "content" ON "stories" FOR EACH ROW
  WHEN (NEW.content <> OLD.content AND NEW.content_markdown IS NOT DISTINCT FROM OLD.content_markdown)
  EXECUTE FUNCTION "forget_markdown"('content_markdown');
