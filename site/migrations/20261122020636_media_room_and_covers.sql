ALTER TABLE "media_items" ADD COLUMN "duration_seconds" real DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "about_intro_image" ON "about" USING btree ("intro_image_id");--> statement-breakpoint
CREATE INDEX "accounts_avatar" ON "accounts" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "destinations_thumbnail" ON "destinations" USING btree ("thumbnail_id");--> statement-breakpoint
CREATE INDEX "destinations_bare" ON "destinations" USING btree ("created_at" desc) WHERE published and thumbnail_id is null;--> statement-breakpoint
CREATE INDEX "highlights_bare" ON "highlights" USING btree ("created_at" desc) WHERE published and image_id is null;--> statement-breakpoint
CREATE INDEX "stories_cover" ON "stories" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "stories_bare" ON "stories" USING btree ("published_at" desc) WHERE published and cover_id is null;