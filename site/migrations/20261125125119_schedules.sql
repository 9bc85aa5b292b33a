CREATE TABLE "schedules" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"failure" text,
	"next_at" timestamp with time zone GENERATED ALWAYS AS (case when failure is null then least(publish_at, unpublish_at) end) STORED,
	CONSTRAINT "schedules_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE INDEX "schedules_next" ON "schedules" USING btree ("next_at","kind","item_id") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "schedules_publish" ON "schedules" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "schedules_unpublish" ON "schedules" USING btree ("unpublish_at") WHERE unpublish_at is not null;--> statement-breakpoint
-- What is published by hand is not published once more at its instant, and what is taken back by hand not taken back
-- once more. The schedule itself works through the same flag, so this is how its row is brought up to date as well.
CREATE FUNCTION "published_now"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "schedules" SET publish_at = NULL, ended_at = NULL, failure = NULL WHERE kind = TG_ARGV[0] AND item_id = new.id;
  DELETE FROM "schedules" WHERE kind = TG_ARGV[0] AND item_id = new.id AND unpublish_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "taken_back_now"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "schedules" SET unpublish_at = NULL, failure = NULL
  WHERE kind = TG_ARGV[0] AND item_id = new.id AND unpublish_at IS NOT NULL;
  DELETE FROM "schedules" WHERE kind = TG_ARGV[0] AND item_id = new.id AND publish_at IS NULL AND ended_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A row that is put back after the instant at which it was to end is public no more.
CREATE FUNCTION "ended_meanwhile"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM schedules WHERE kind = TG_ARGV[0] AND item_id = new.id AND ended_at IS NOT NULL) THEN
    IF TG_TABLE_NAME = 'banners' THEN new.active := false; ELSE new.published := false; END IF;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "follow_publication" AFTER UPDATE OF "published" ON "stories" FOR EACH ROW
  WHEN (new.published AND NOT old.published) EXECUTE FUNCTION published_now('story');
--> statement-breakpoint
CREATE TRIGGER "follow_taking_back" AFTER UPDATE OF "published" ON "stories" FOR EACH ROW
  WHEN (old.published AND NOT new.published) EXECUTE FUNCTION taken_back_now('story');
--> statement-breakpoint
CREATE TRIGGER "end_what_ended" BEFORE INSERT ON "stories" FOR EACH ROW
  WHEN (new.published) EXECUTE FUNCTION ended_meanwhile('story');
--> statement-breakpoint
CREATE TRIGGER "follow_publication" AFTER UPDATE OF "published" ON "destinations" FOR EACH ROW
  WHEN (new.published AND NOT old.published) EXECUTE FUNCTION published_now('destination');
--> statement-breakpoint
CREATE TRIGGER "follow_taking_back" AFTER UPDATE OF "published" ON "destinations" FOR EACH ROW
  WHEN (old.published AND NOT new.published) EXECUTE FUNCTION taken_back_now('destination');
--> statement-breakpoint
CREATE TRIGGER "end_what_ended" BEFORE INSERT ON "destinations" FOR EACH ROW
  WHEN (new.published) EXECUTE FUNCTION ended_meanwhile('destination');
--> statement-breakpoint
CREATE TRIGGER "follow_publication" AFTER UPDATE OF "published" ON "highlights" FOR EACH ROW
  WHEN (new.published AND NOT old.published) EXECUTE FUNCTION published_now('highlight');
--> statement-breakpoint
CREATE TRIGGER "follow_taking_back" AFTER UPDATE OF "published" ON "highlights" FOR EACH ROW
  WHEN (old.published AND NOT new.published) EXECUTE FUNCTION taken_back_now('highlight');
--> statement-breakpoint
CREATE TRIGGER "end_what_ended" BEFORE INSERT ON "highlights" FOR EACH ROW
  WHEN (new.published) EXECUTE FUNCTION ended_meanwhile('highlight');
--> statement-breakpoint
CREATE TRIGGER "follow_publication" AFTER UPDATE OF "active" ON "banners" FOR EACH ROW
  WHEN (new.active AND NOT old.active) EXECUTE FUNCTION published_now('banner');
--> statement-breakpoint
CREATE TRIGGER "follow_taking_back" AFTER UPDATE OF "active" ON "banners" FOR EACH ROW
  WHEN (old.active AND NOT new.active) EXECUTE FUNCTION taken_back_now('banner');
--> statement-breakpoint
CREATE TRIGGER "end_what_ended" BEFORE INSERT ON "banners" FOR EACH ROW
  WHEN (new.active) EXECUTE FUNCTION ended_meanwhile('banner');
