-- window: story_texts has a row for each translated story; their words are counted once
DROP VIEW "public"."public_story_texts";--> statement-breakpoint
ALTER TABLE "story_texts" ADD COLUMN "read_minutes" integer;--> statement-breakpoint
CREATE VIEW "public"."public_story_texts" AS (select "story_id", "language", "slug", "title", "excerpt", "content", "content_markdown", "read_time", "read_minutes", "captions", "search", "published", "visible", "made_by", "source_version", "stale", "reviewed_at", "created_at", "published_at", "use_place", "updated_at" from "story_texts" where "story_texts"."visible" = true);--> statement-breakpoint
-- Of languages that are written without blanks, the next save of a text counts its words.
UPDATE "story_texts" SET "read_minutes" = greatest(1, round(cardinality(regexp_split_to_array(btrim("content"), '\s+')) / 200.0))
  WHERE "content" <> '' AND split_part("language", '-', 1) NOT IN ('ja', 'zh', 'th', 'lo', 'km', 'my');
