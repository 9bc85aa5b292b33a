CREATE TABLE "banner_texts" (
	"banner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"small_description" text DEFAULT '' NOT NULL,
	"alts" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
	CONSTRAINT "banner_texts_banner_id_language_pk" PRIMARY KEY("banner_id","language"),
	CONSTRAINT "banner_texts_made_by" CHECK ("banner_texts"."made_by" in ('person', 'machine')),
	CONSTRAINT "banner_texts_published_at" CHECK (not "banner_texts"."published" or "banner_texts"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "banner_texts" ADD CONSTRAINT "banner_texts_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_texts" ADD CONSTRAINT "banner_texts_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."public_banner_texts" AS (select "banner_id", "language", "title", "description", "small_description", "alts", "published", "visible", "made_by", "source_version", "stale", "reviewed_at", "created_at", "published_at", "use_place", "updated_at" from "banner_texts" where "banner_texts"."visible" = true);--> statement-breakpoint
-- A banner in another language is public only while its own switch is on and the banner is the active one.
CREATE FUNCTION "show_banner_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.visible := NEW.published AND EXISTS (SELECT FROM public.banners WHERE id = NEW.banner_id AND active);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "banner_texts_visible" BEFORE INSERT OR UPDATE ON "banner_texts"
  FOR EACH ROW EXECUTE FUNCTION "show_banner_text"();--> statement-breakpoint
CREATE FUNCTION "show_banner_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.banner_texts SET visible = published AND NEW.active WHERE banner_id = NEW.id AND published;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "banners_texts_visible" AFTER UPDATE OF "active" ON "banners"
  FOR EACH ROW WHEN (OLD.active IS DISTINCT FROM NEW.active) EXECUTE FUNCTION "show_banner_texts"();
