DROP INDEX "destinations_name";--> statement-breakpoint
CREATE INDEX "destinations_name" ON "destinations" USING btree (search_form("name"), "id") WHERE published;