CREATE TABLE "former_page_text_slugs" (
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"page_id" uuid NOT NULL,
	CONSTRAINT "former_page_text_slugs_language_slug_pk" PRIMARY KEY("language","slug")
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"content_markdown" text DEFAULT '' NOT NULL,
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
	CONSTRAINT "page_texts_page_id_language_pk" PRIMARY KEY("page_id","language"),
	CONSTRAINT "page_texts_made_by" CHECK ("page_texts"."made_by" in ('person', 'machine')),
	CONSTRAINT "page_texts_published_at" CHECK (not "page_texts"."published" or "page_texts"."published_at" is not null),
	CONSTRAINT "page_texts_slug" CHECK ("page_texts"."slug" ~ '^[^[:space:][:cntrl:]/?#%]{1,80}$')
);
--> statement-breakpoint
ALTER TABLE "former_page_text_slugs" ADD CONSTRAINT "former_page_text_slugs_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_page_text_slugs" ADD CONSTRAINT "former_page_text_slugs_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_page_text_slugs_page" ON "former_page_text_slugs" USING btree ("page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_texts_slug_key" ON "page_texts" USING btree ("language","slug");--> statement-breakpoint
CREATE INDEX "page_texts_newest" ON "page_texts" USING btree ("language", "stale", "updated_at" desc, "page_id" desc);--> statement-breakpoint
CREATE VIEW "public"."public_page_texts" AS (select "page_id", "language", "slug", "title", "description", "content", "content_markdown", "published", "visible", "made_by", "source_version", "stale", "reviewed_at", "created_at", "published_at", "use_place", "updated_at" from "page_texts" where "page_texts"."visible" = true);--> statement-breakpoint
-- A page in another language is public only while its own switch and the page's are both on.
CREATE FUNCTION "show_page_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.visible := NEW.published AND EXISTS (SELECT FROM public.pages WHERE id = NEW.page_id AND published);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "page_texts_visible" BEFORE INSERT OR UPDATE ON "page_texts"
  FOR EACH ROW EXECUTE FUNCTION "show_page_text"();--> statement-breakpoint
CREATE FUNCTION "show_page_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.page_texts SET visible = published AND NEW.published WHERE page_id = NEW.id AND published;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "pages_texts_visible" AFTER UPDATE OF "published" ON "pages"
  FOR EACH ROW WHEN (OLD.published IS DISTINCT FROM NEW.published) EXECUTE FUNCTION "show_page_texts"();--> statement-breakpoint
-- A language's text has uses of its own: what another one no longer names may still be used here.
CREATE TRIGGER "page_texts_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "page_id", "content_markdown" ON "page_texts"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('page', 'page_id', 'use_place', 'content', 'content_markdown');
