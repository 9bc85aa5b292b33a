-- What a build that broke off has left.
DROP INDEX CONCURRENTLY IF EXISTS "story_texts_newest_public";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "story_texts_newest_public" ON "story_texts" USING btree ("language", "published_at" desc, "story_id" desc) WHERE visible;
