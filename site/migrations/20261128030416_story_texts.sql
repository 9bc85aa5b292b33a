CREATE TABLE "former_story_text_slugs" (
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"story_id" uuid NOT NULL,
	CONSTRAINT "former_story_text_slugs_language_slug_pk" PRIMARY KEY("language","slug")
);
--> statement-breakpoint
CREATE TABLE "story_texts" (
	"story_id" uuid NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"content_markdown" text DEFAULT '' NOT NULL,
	"read_time" text DEFAULT '' NOT NULL,
	"captions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"visible" boolean DEFAULT false NOT NULL,
	"made_by" text DEFAULT 'person' NOT NULL,
	"source_version" integer NOT NULL,
	"stale" boolean DEFAULT false NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"use_place" integer GENERATED ALWAYS AS (hashtext("language")) STORED,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_texts_story_id_language_pk" PRIMARY KEY("story_id","language"),
	CONSTRAINT "story_texts_made_by" CHECK ("story_texts"."made_by" in ('person', 'machine')),
	CONSTRAINT "story_texts_published_at" CHECK (not "story_texts"."published" or "story_texts"."published_at" is not null),
	CONSTRAINT "story_texts_slug" CHECK ("story_texts"."slug" ~ '^[^[:space:][:cntrl:]/?#%]{1,80}$')
);
--> statement-breakpoint
ALTER TABLE "former_story_text_slugs" ADD CONSTRAINT "former_story_text_slugs_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_story_text_slugs" ADD CONSTRAINT "former_story_text_slugs_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_texts" ADD CONSTRAINT "story_texts_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_texts" ADD CONSTRAINT "story_texts_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_story_text_slugs_story" ON "former_story_text_slugs" USING btree ("story_id");--> statement-breakpoint
CREATE UNIQUE INDEX "story_texts_slug_key" ON "story_texts" USING btree ("language","slug");--> statement-breakpoint
CREATE INDEX "story_texts_newest" ON "story_texts" USING btree ("language", "stale", "updated_at" desc, "story_id" desc);--> statement-breakpoint
CREATE VIEW "public"."public_story_texts" AS (select "story_id", "language", "slug", "title", "excerpt", "content", "content_markdown", "read_time", "captions", "published", "visible", "made_by", "source_version", "stale", "reviewed_at", "created_at", "published_at", "use_place", "updated_at" from "story_texts" where "story_texts"."visible" = true);--> statement-breakpoint
-- A story in another language is public only while its own switch and the story's are both on.
CREATE FUNCTION "show_story_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.visible := NEW.published AND EXISTS (SELECT FROM public.stories WHERE id = NEW.story_id AND published);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "story_texts_visible" BEFORE INSERT OR UPDATE ON "story_texts"
  FOR EACH ROW EXECUTE FUNCTION "show_story_text"();--> statement-breakpoint
CREATE FUNCTION "show_story_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.story_texts SET visible = published AND NEW.published WHERE story_id = NEW.id AND published;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stories_texts_visible" AFTER UPDATE OF "published" ON "stories"
  FOR EACH ROW WHEN (OLD.published IS DISTINCT FROM NEW.published) EXECUTE FUNCTION "show_story_texts"();--> statement-breakpoint
-- Versions of an edition are called after its language: they go with the item, too.
CREATE OR REPLACE FUNCTION "delete_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_NARGS = 1 THEN
    DELETE FROM public.versions WHERE item_id = OLD.id::text
      AND kind = ANY (TG_ARGV[0] || ARRAY(SELECT TG_ARGV[0] || '@' || code FROM public.languages))
      AND NOT EXISTS (SELECT FROM public.trash_items WHERE trash_items.item_id = OLD.id AND trash_items.kind = TG_ARGV[0]);
  ELSE
    DELETE FROM public.versions WHERE kind = TG_ARGV[0];
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A language's text has uses of its own: what another one no longer names may still be used here.
CREATE TRIGGER "story_texts_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "story_id", "content_markdown" ON "story_texts"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('story', 'story_id', 'use_place', 'content', 'content_markdown');
