CREATE TABLE "highlights" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"region" text NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"image_id" uuid,
	"video_id" uuid,
	"avatar_id" uuid,
	"date" date DEFAULT now() NOT NULL,
	"featured" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_form(name)), 'A') || setweight(to_tsvector('simple', search_form(location || ' ' || region || case when region like '%America' then ' americas' else '' end)), 'B') || setweight(to_tsvector('simple', search_form(description)), 'C')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "highlights_rating" CHECK ("highlights"."rating" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "alternatives" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "captions_file" text;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_video_id_media_items_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_avatar_id_media_items_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "highlights_newest" ON "highlights" USING btree ("created_at" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "highlights_newest_featured" ON "highlights" USING btree ("created_at" desc, "id" desc) WHERE published and featured;--> statement-breakpoint
CREATE INDEX "highlights_newest_of_region" ON "highlights" USING btree ("region", "created_at" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "highlights_recent" ON "highlights" USING btree ("date" desc, "created_at" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "highlights_search" ON "highlights" USING gin ("search") WHERE published;--> statement-breakpoint
CREATE INDEX "highlights_image" ON "highlights" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "highlights_video" ON "highlights" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "highlights_avatar" ON "highlights" USING btree ("avatar_id");--> statement-breakpoint
CREATE VIEW "public"."public_highlights" AS (select "id", "name", "description", "location", "region", "rating", "image_id", "video_id", "avatar_id", "date", "featured", "published", "search", "created_at", "updated_at" from "highlights" where "highlights"."published" = true);