DROP INDEX "destinations_draft_search";--> statement-breakpoint
DROP INDEX "stories_draft_search";--> statement-breakpoint
CREATE INDEX "destinations_staff_search" ON "destinations" USING gin (to_tsvector('simple', search_form("name" || ' ' || "country" || ' ' || "region_text" || ' ' || "category" || ' ' || search_join("tags"))));--> statement-breakpoint
CREATE INDEX "stories_staff_search" ON "stories" USING gin (to_tsvector('simple', search_form("title" || ' ' || "category" || ' ' || search_join("tags"))));