CREATE TABLE "highlight_texts" (
	"highlight_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
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
	CONSTRAINT "highlight_texts_highlight_id_language_pk" PRIMARY KEY("highlight_id","language"),
	CONSTRAINT "highlight_texts_made_by" CHECK ("highlight_texts"."made_by" in ('person', 'machine')),
	CONSTRAINT "highlight_texts_published_at" CHECK (not "highlight_texts"."published" or "highlight_texts"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "highlight_texts" ADD CONSTRAINT "highlight_texts_highlight_id_highlights_id_fk" FOREIGN KEY ("highlight_id") REFERENCES "public"."highlights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlight_texts" ADD CONSTRAINT "highlight_texts_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."public_highlight_texts" AS (select "highlight_id", "language", "name", "location", "description", "image_alt", "published", "visible", "made_by", "source_version", "stale", "reviewed_at", "created_at", "published_at", "use_place", "updated_at" from "highlight_texts" where "highlight_texts"."visible" = true);--> statement-breakpoint
-- A highlight in another language is public only while its own switch and the highlight's are both on.
CREATE FUNCTION "show_highlight_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.visible := NEW.published AND EXISTS (SELECT FROM public.highlights WHERE id = NEW.highlight_id AND published);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "highlight_texts_visible" BEFORE INSERT OR UPDATE ON "highlight_texts"
  FOR EACH ROW EXECUTE FUNCTION "show_highlight_text"();--> statement-breakpoint
CREATE FUNCTION "show_highlight_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.highlight_texts SET visible = published AND NEW.published WHERE highlight_id = NEW.id AND published;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "highlights_texts_visible" AFTER UPDATE OF "published" ON "highlights"
  FOR EACH ROW WHEN (OLD.published IS DISTINCT FROM NEW.published) EXECUTE FUNCTION "show_highlight_texts"();
