CREATE TABLE "about_texts" (
	"only" boolean NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"intro_markdown" text DEFAULT '' NOT NULL,
	"mission_markdown" text DEFAULT '' NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"join_title" text DEFAULT '' NOT NULL,
	"join_description" text DEFAULT '' NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
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
	CONSTRAINT "about_texts_only_language_pk" PRIMARY KEY("only","language"),
	CONSTRAINT "about_texts_made_by" CHECK ("about_texts"."made_by" in ('person', 'machine')),
	CONSTRAINT "about_texts_published_at" CHECK (not "about_texts"."published" or "about_texts"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "about_texts" ADD CONSTRAINT "about_texts_only_about_only_fk" FOREIGN KEY ("only") REFERENCES "public"."about"("only") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "about_texts" ADD CONSTRAINT "about_texts_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."public_about_texts" AS (select "only", "language", "title", "intro_markdown", "mission_markdown", "values", "join_title", "join_description", "image_alt", "published", "visible", "made_by", "source_version", "stale", "reviewed_at", "created_at", "published_at", "use_place", "updated_at" from "about_texts" where "about_texts"."visible" = true);--> statement-breakpoint
-- The page has no switch of its own: in another language it is public while that one's is on.
CREATE TRIGGER "about_texts_visible" BEFORE INSERT OR UPDATE ON "about_texts"
  FOR EACH ROW EXECUTE FUNCTION "show_published_text"();--> statement-breakpoint
-- A language's texts have uses of their own: what another one no longer names may still be used here.
CREATE TRIGGER "about_texts_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "only", "intro_markdown", "mission_markdown" ON "about_texts"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('about', 'only', 'use_place', 'intro', 'intro_markdown', 'mission', 'mission_markdown');
