DROP VIEW "public"."public_destinations";--> statement-breakpoint
DROP VIEW "public"."public_stories";--> statement-breakpoint
DROP INDEX "destinations_staff_search";--> statement-breakpoint
DROP INDEX "stories_staff_search";--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "staff_search" "tsvector" GENERATED ALWAYS AS (staff_search(name || ' ' || country || ' ' || region_text || ' ' || category || ' ' || search_join(tags))) STORED;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "staff_search" "tsvector" GENERATED ALWAYS AS (staff_search(title || ' ' || category || ' ' || search_join(tags))) STORED;--> statement-breakpoint
CREATE INDEX "accounts_by_name" ON "accounts" USING btree (left(search_form("name"), 100),"id","name","role");--> statement-breakpoint
CREATE INDEX "destinations_all_by_name" ON "destinations" USING btree (left(search_form("name"), 100),"id","name","published");--> statement-breakpoint
CREATE INDEX "destinations_all_by_rating" ON "destinations" USING btree ("rating_value","rating_count","id","published");--> statement-breakpoint
CREATE INDEX "feedback_by_name" ON "feedback" USING btree (left(search_form("name"), 100),"id","name","held");--> statement-breakpoint
CREATE INDEX "feedback_by_rating" ON "feedback" USING btree ("rating","created_at","id","held");--> statement-breakpoint
CREATE INDEX "highlights_all_by_name" ON "highlights" USING btree (left(search_form("name"), 100),"id","name","published");--> statement-breakpoint
CREATE INDEX "highlights_all_by_rating" ON "highlights" USING btree ("rating","created_at","id","published");--> statement-breakpoint
CREATE INDEX "highlights_all_by_date" ON "highlights" USING btree ("date","created_at","id","published");--> statement-breakpoint
CREATE INDEX "stories_all_by_title" ON "stories" USING btree (left(search_form("title"), 100),"id","title","published");--> statement-breakpoint
CREATE INDEX "stories_all_by_category" ON "stories" USING btree ("category","created_at","id","published");--> statement-breakpoint
CREATE INDEX "destinations_staff_search" ON "destinations" USING gin ("staff_search");--> statement-breakpoint
CREATE INDEX "stories_staff_search" ON "stories" USING gin ("staff_search");--> statement-breakpoint
CREATE VIEW "public"."public_destinations" AS (select "id", "slug", "name", "category", "description", "long_description", "best_time_to_visit", "suggested_duration", "tags", "popular_for", "travel_tips", "itinerary", "average_temperature_celsius", "climate_type", "best_month", "country", "region_text", "region", "place_words", "latitude", "longitude", "thumbnail_id", "featured", "published", "rating_sum", "rating_count", "rating_value", "search", "staff_search", "created_at", "updated_at" from "destinations" where "destinations"."published" = true);--> statement-breakpoint
CREATE VIEW "public"."public_stories" AS (select "id", "slug", "title", "excerpt", "content", "category", "tags", "regions", "read_time", "featured", "published", "cover_id", "author_id", "place_id", "search", "staff_search", "created_at", "published_at", "updated_at" from "stories" where "stories"."published" = true);