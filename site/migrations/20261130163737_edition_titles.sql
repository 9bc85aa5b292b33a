-- What a build that broke off has left.
DROP INDEX CONCURRENTLY IF EXISTS "destination_texts_searched_name";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "destination_texts_searched_name" ON "destination_texts" USING btree ("language", edition_form("language", "name") collate "C") WHERE visible;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "story_texts_searched_title";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "story_texts_searched_title" ON "story_texts" USING btree ("language", edition_form("language", "title") collate "C") WHERE visible;
