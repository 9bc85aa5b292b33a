ALTER TABLE "banner_images" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "banner_images" ADD CONSTRAINT "banner_images_place_id_destinations_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_images_place" ON "banner_images" USING btree ("place_id");