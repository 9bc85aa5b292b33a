-- What stands in the plain columns is all of a text until somebody saves it anew, so nothing has to be written here.
ALTER TABLE "about" ADD COLUMN "intro_markdown" text;--> statement-breakpoint
ALTER TABLE "about" ADD COLUMN "mission_markdown" text;--> statement-breakpoint
-- The release before, or somebody with psql, writes the plain text alone: the marks of the text before it are wrong then.
CREATE TRIGGER "about_forget_intro_markdown" BEFORE UPDATE OF "intro" ON "about" FOR EACH ROW
  WHEN (NEW.intro <> OLD.intro AND NEW.intro_markdown IS NOT DISTINCT FROM OLD.intro_markdown)
  EXECUTE FUNCTION "forget_markdown"('intro_markdown');--> statement-breakpoint
CREATE TRIGGER "about_forget_mission_markdown" BEFORE UPDATE OF "mission" ON "about" FOR EACH ROW
  WHEN (NEW.mission <> OLD.mission AND NEW.mission_markdown IS NOT DISTINCT FROM OLD.mission_markdown)
  EXECUTE FUNCTION "forget_markdown"('mission_markdown');--> statement-breakpoint
-- Its texts name media from now on, as its image does.
DROP TRIGGER "about_media_uses" ON "about";--> statement-breakpoint
CREATE TRIGGER "about_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "only", "intro_image_id", "intro", "intro_markdown", "mission", "mission_markdown" ON "about"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('about', 'only', '', 'introImage', 'intro_image_id', 'intro', 'intro_markdown', 'mission', 'mission_markdown');
