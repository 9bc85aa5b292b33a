-- window: settings has one row at most: nobody waits
ALTER TABLE "settings" ADD COLUMN "tagline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "type_pair" text DEFAULT 'classic' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "logo_dark_id" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "icon_id" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "share_image_id" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "sections_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "setup_code_hash" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "setup_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_items_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_dark_id_media_items_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_icon_id_media_items_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_share_image_id_media_items_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settings_logo" ON "settings" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "settings_logo_dark" ON "settings" USING btree ("logo_dark_id");--> statement-breakpoint
CREATE INDEX "settings_icon" ON "settings" USING btree ("icon_id");--> statement-breakpoint
CREATE INDEX "settings_share_image" ON "settings" USING btree ("share_image_id");--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_accent" CHECK ("settings"."accent" ~ '^#[0-9a-f]{6}$');--> statement-breakpoint
CREATE TRIGGER "settings_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "only", "logo_id", "logo_dark_id", "icon_id", "share_image_id" ON "settings"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('brand', 'only', '', 'logo', 'logo_id', 'logoDark', 'logo_dark_id', 'icon', 'icon_id', 'shareImage', 'share_image_id');
