-- What stands in the plain column is all of a text until somebody marks something in it, so nothing has to be written.
ALTER TABLE "highlight_texts" ADD COLUMN "description_markdown" text;--> statement-breakpoint
ALTER TABLE "highlights" ADD COLUMN "description_markdown" text;--> statement-breakpoint
-- Replaced, not dropped: who may read a view stands in its rights, and the release before goes on reading.
CREATE OR REPLACE VIEW "public_highlight_texts" AS
  SELECT highlight_id, language, name, location, description, image_alt, published, visible, made_by, source_version,
    stale, reviewed_at, created_at, published_at, use_place, updated_at, description_markdown
  FROM "highlight_texts" WHERE "highlight_texts"."visible" = true;--> statement-breakpoint
CREATE OR REPLACE VIEW "public_highlights" AS
  SELECT id, name, description, location, region, rating, image_id, video_id, avatar_id, captions_id, date, featured,
    published, search, created_at, updated_at, description_markdown
  FROM "highlights" WHERE "highlights"."published" = true;--> statement-breakpoint
-- The release before, or somebody with psql, writes the plain text alone: the marks of the text before it are wrong then.
CREATE TRIGGER "highlights_forget_markdown" BEFORE UPDATE OF "description" ON "highlights" FOR EACH ROW
  WHEN (NEW.description <> OLD.description AND NEW.description_markdown IS NOT DISTINCT FROM OLD.description_markdown)
  EXECUTE FUNCTION "forget_markdown"('description_markdown');--> statement-breakpoint
CREATE TRIGGER "highlight_texts_forget_markdown" BEFORE UPDATE OF "description" ON "highlight_texts" FOR EACH ROW
  WHEN (NEW.description <> OLD.description AND NEW.description_markdown IS NOT DISTINCT FROM OLD.description_markdown)
  EXECUTE FUNCTION "forget_markdown"('description_markdown');--> statement-breakpoint
-- It holds no pictures today; whatever text names one is watched all the same, so that none is ever swept away.
DROP TRIGGER "highlights_media_uses" ON "highlights";--> statement-breakpoint
CREATE TRIGGER "highlights_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "id", "image_id", "video_id", "avatar_id", "captions_id", "description", "description_markdown" ON "highlights"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('highlight', 'id', '', 'image', 'image_id', 'video', 'video_id', 'avatar', 'avatar_id', 'captions', 'captions_id', 'description', 'description_markdown');--> statement-breakpoint
CREATE TRIGGER "highlight_texts_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "highlight_id", "description", "description_markdown" ON "highlight_texts"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('highlight', 'highlight_id', 'use_place', 'description', 'description_markdown');
