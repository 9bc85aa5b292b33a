DROP INDEX CONCURRENTLY IF EXISTS "versions_saved_at";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "versions_saved_at" ON "versions" USING btree ("saved_at");