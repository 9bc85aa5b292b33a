-- What a build that broke off has left.
DROP INDEX CONCURRENTLY IF EXISTS "destination_texts_search_sample";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "destination_texts_search_sample" ON "destination_texts" USING gin ("search") WHERE visible and destination_id < '08000000-0000-0000-0000-000000000000';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "story_texts_search_sample";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "story_texts_search_sample" ON "story_texts" USING gin ("search") WHERE visible and story_id < '08000000-0000-0000-0000-000000000000';
