-- window: schedules holds what is planned of a site, short rows that are read by key: nobody waits
ALTER TABLE "schedules" ADD COLUMN "has_item" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Its item may lie in the trash, come back, or be gone: the lengths of lists follow.
CREATE FUNCTION "schedules_follow_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE schedules SET has_item = TG_OP = 'INSERT' FROM changed_rows
  WHERE schedules.kind = TG_ARGV[0] AND schedules.item_id = changed_rows.id AND has_item <> (TG_OP = 'INSERT');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "schedules_follow_insert" AFTER INSERT ON "banners" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION schedules_follow_items('banner');--> statement-breakpoint
CREATE TRIGGER "schedules_follow_delete" AFTER DELETE ON "banners" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION schedules_follow_items('banner');--> statement-breakpoint
UPDATE "schedules" SET has_item = false WHERE kind = 'banner' AND NOT EXISTS (SELECT FROM "banners" WHERE id = item_id);--> statement-breakpoint
CREATE TRIGGER "schedules_follow_insert" AFTER INSERT ON "destinations" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION schedules_follow_items('destination');--> statement-breakpoint
CREATE TRIGGER "schedules_follow_delete" AFTER DELETE ON "destinations" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION schedules_follow_items('destination');--> statement-breakpoint
UPDATE "schedules" SET has_item = false WHERE kind = 'destination' AND NOT EXISTS (SELECT FROM "destinations" WHERE id = item_id);--> statement-breakpoint
CREATE TRIGGER "schedules_follow_insert" AFTER INSERT ON "highlights" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION schedules_follow_items('highlight');--> statement-breakpoint
CREATE TRIGGER "schedules_follow_delete" AFTER DELETE ON "highlights" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION schedules_follow_items('highlight');--> statement-breakpoint
UPDATE "schedules" SET has_item = false WHERE kind = 'highlight' AND NOT EXISTS (SELECT FROM "highlights" WHERE id = item_id);--> statement-breakpoint
CREATE TRIGGER "schedules_follow_insert" AFTER INSERT ON "pages" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION schedules_follow_items('page');--> statement-breakpoint
CREATE TRIGGER "schedules_follow_delete" AFTER DELETE ON "pages" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION schedules_follow_items('page');--> statement-breakpoint
UPDATE "schedules" SET has_item = false WHERE kind = 'page' AND NOT EXISTS (SELECT FROM "pages" WHERE id = item_id);--> statement-breakpoint
CREATE TRIGGER "schedules_follow_insert" AFTER INSERT ON "stories" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION schedules_follow_items('story');--> statement-breakpoint
CREATE TRIGGER "schedules_follow_delete" AFTER DELETE ON "stories" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION schedules_follow_items('story');--> statement-breakpoint
UPDATE "schedules" SET has_item = false WHERE kind = 'story' AND NOT EXISTS (SELECT FROM "stories" WHERE id = item_id);--> statement-breakpoint
CALL keep_list_counts('schedules', $$CASE WHEN has_item AND publish_at IS NOT NULL THEN ARRAY['schedules of ' || kind || ' to come']
  WHEN has_item AND ended_at IS NOT NULL THEN ARRAY['schedules of ' || kind || ' ended']
  ELSE '{}'::text[] END$$);
