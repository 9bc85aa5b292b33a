-- window: imported_addresses has some thousand short rows and is asked for unknown addresses alone: a moment
ALTER TABLE "imported_addresses" DROP CONSTRAINT "imported_addresses_lead";--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD COLUMN "own_page_id" uuid;--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_own_page_id_pages_id_fk" FOREIGN KEY ("own_page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_addresses_page" ON "imported_addresses" USING btree ("own_page_id");--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_lead" CHECK (num_nonnulls("imported_addresses"."story_id", "imported_addresses"."own_page_id", "imported_addresses"."target") = 1);