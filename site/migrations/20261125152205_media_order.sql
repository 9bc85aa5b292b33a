-- A page far back is read from the index alone: what its expression is made of has to stand in it as well.
DROP INDEX CONCURRENTLY IF EXISTS "media_items_by_name";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "media_items_by_name" ON "media_items" USING btree (left(search_form("file_name"), 100),"id") INCLUDE ("file_name") WHERE not personal and kind <> 'captions' and deleted_at is null;
