-- What a build that broke off has left.
DROP INDEX CONCURRENTLY IF EXISTS "highlight_texts_public";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "highlight_texts_public" ON "highlight_texts" USING btree ("language","highlight_id") WHERE visible;
