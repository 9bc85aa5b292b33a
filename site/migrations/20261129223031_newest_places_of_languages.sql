-- What a build that broke off has left.
DROP INDEX CONCURRENTLY IF EXISTS "destination_texts_newest_public";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "destination_texts_newest_public" ON "destination_texts" USING btree ("language", "published_at" desc, "destination_id" desc) WHERE visible;
