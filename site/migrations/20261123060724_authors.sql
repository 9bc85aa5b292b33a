CREATE TABLE "authors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"avatar_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authors_slug_unique" UNIQUE("slug"),
	CONSTRAINT "authors_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "authors_slug" CHECK ("authors"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "authors"."slug" !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')
);
--> statement-breakpoint
CREATE TABLE "former_author_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "digest_recipients" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"last_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "digest_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_alerts" (
	"account_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "story_alerts_account_id_story_id_pk" PRIMARY KEY("account_id","story_id")
);
--> statement-breakpoint
DROP VIEW "public"."public_highlights";--> statement-breakpoint
ALTER TABLE "stories" DROP CONSTRAINT "stories_author_id_accounts_id_fk";
--> statement-breakpoint
DROP INDEX "favourite_destinations_item";--> statement-breakpoint
ALTER TABLE "highlights" ADD COLUMN "captions_id" uuid;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_avatar_id_media_items_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_author_slugs" ADD CONSTRAINT "former_author_slugs_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_recipients" ADD CONSTRAINT "digest_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_tokens" ADD CONSTRAINT "digest_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_alerts" ADD CONSTRAINT "story_alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_alerts" ADD CONSTRAINT "story_alerts_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authors_avatar" ON "authors" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "authors_by_name" ON "authors" USING btree (left(search_form("name"), 100),"id");--> statement-breakpoint
CREATE INDEX "authors_searched" ON "authors" USING gin (search_form("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "former_author_slugs_author" ON "former_author_slugs" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "digest_tokens_account" ON "digest_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "digest_tokens_created_at" ON "digest_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "story_alerts_story" ON "story_alerts" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "story_alerts_waiting" ON "story_alerts" USING btree ("account_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "story_alerts_settled" ON "story_alerts" USING btree ("settled_at") WHERE settled_at is not null;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_captions_id_media_items_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every staff account has a public profile; whoever wrote a story before keeps name, picture and words. An author of before has the account's
-- id, so that no story has to be written anew. The authors of stories are stepped through in their index: they are few, and stories many.
INSERT INTO "authors" ("id", "slug", "account_id", "name", "bio", "avatar_id", "created_at")
WITH RECURSIVE written(id) AS (
  (SELECT author_id FROM stories WHERE author_id IS NOT NULL ORDER BY author_id LIMIT 1)
  UNION ALL
  SELECT (SELECT author_id FROM stories WHERE author_id > written.id ORDER BY author_id LIMIT 1) FROM written WHERE written.id IS NOT NULL),
known(id) AS (
  SELECT id FROM accounts WHERE role IN ('ADMIN', 'AUTHOR')
  UNION SELECT account_id FROM story_authors
  UNION SELECT id FROM written WHERE id IS NOT NULL),
named AS (
  SELECT accounts.*, coalesce(story_authors.bio, '') AS bio,
    trim(both '-' from regexp_replace(left(search_form(name), 60), '[^a-z0-9]+', '-', 'g')) AS base
  FROM known JOIN accounts ON accounts.id = known.id LEFT JOIN story_authors ON story_authors.account_id = accounts.id),
numbered AS (
  SELECT named.*, row_number() OVER (PARTITION BY base ORDER BY created_at, id) AS place FROM named)
SELECT id,
  CASE WHEN base = '' OR base ~ '^[0-9a-f]{8}-[0-9a-f]{4}-' THEN 'author-' || replace(id::text, '-', '')
    WHEN place > 1 THEN base || '-' || replace(id::text, '-', '') ELSE base END,
  id, name, bio, avatar_id, created_at
FROM numbered;--> statement-breakpoint
CALL keep_list_counts('authors', $$ARRAY['authors']$$);--> statement-breakpoint
DROP TABLE "story_authors";--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "highlights_captions" ON "highlights" USING btree ("captions_id");--> statement-breakpoint
CREATE INDEX "stories_newest_of_author" ON "stories" USING btree ("author_id", "published_at" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "favourite_destinations_item" ON "favourite_destinations" USING btree ("destination_id","account_id");--> statement-breakpoint
CREATE VIEW "public"."public_highlights" AS (select "id", "name", "description", "location", "region", "rating", "image_id", "video_id", "avatar_id", "captions_id", "date", "featured", "published", "search", "created_at", "updated_at" from "highlights" where "highlights"."published" = true);