CREATE TABLE "destination_texts" (
	"destination_id" uuid NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"short_line" text DEFAULT '' NOT NULL,
	"long_description" text DEFAULT '' NOT NULL,
	"long_description_markdown" text DEFAULT '' NOT NULL,
	"best_time_to_visit" text DEFAULT '' NOT NULL,
	"suggested_duration" text DEFAULT '' NOT NULL,
	"climate_type" text DEFAULT '' NOT NULL,
	"best_month" text DEFAULT '' NOT NULL,
	"region_text" text DEFAULT '' NOT NULL,
	"popular_for" text[] DEFAULT '{}' NOT NULL,
	"travel_tips" text[] DEFAULT '{}' NOT NULL,
	"itinerary" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
	CONSTRAINT "destination_texts_destination_id_language_pk" PRIMARY KEY("destination_id","language"),
	CONSTRAINT "destination_texts_made_by" CHECK ("destination_texts"."made_by" in ('person', 'machine')),
	CONSTRAINT "destination_texts_published_at" CHECK (not "destination_texts"."published" or "destination_texts"."published_at" is not null),
	CONSTRAINT "destination_texts_slug" CHECK ("destination_texts"."slug" ~ '^[^[:space:][:cntrl:]/?#%]{1,80}$')
);
--> statement-breakpoint
CREATE TABLE "former_destination_text_slugs" (
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"destination_id" uuid NOT NULL,
	CONSTRAINT "former_destination_text_slugs_language_slug_pk" PRIMARY KEY("language","slug")
);
--> statement-breakpoint
ALTER TABLE "destination_texts" ADD CONSTRAINT "destination_texts_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destination_texts" ADD CONSTRAINT "destination_texts_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_destination_text_slugs" ADD CONSTRAINT "former_destination_text_slugs_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_destination_text_slugs" ADD CONSTRAINT "former_destination_text_slugs_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "destination_texts_slug_key" ON "destination_texts" USING btree ("language","slug");--> statement-breakpoint
CREATE INDEX "destination_texts_newest" ON "destination_texts" USING btree ("language", "stale", "updated_at" desc, "destination_id" desc);--> statement-breakpoint
CREATE INDEX "former_destination_text_slugs_destination" ON "former_destination_text_slugs" USING btree ("destination_id");--> statement-breakpoint
CREATE VIEW "public"."public_destination_texts" AS (select "destination_id", "language", "slug", "name", "category", "description", "short_line", "long_description", "long_description_markdown", "best_time_to_visit", "suggested_duration", "climate_type", "best_month", "region_text", "popular_for", "travel_tips", "itinerary", "published", "visible", "made_by", "source_version", "stale", "reviewed_at", "created_at", "published_at", "use_place", "updated_at" from "destination_texts" where "destination_texts"."visible" = true);--> statement-breakpoint
-- A destination in another language is public only while its own switch and the destination's are both on.
CREATE FUNCTION "show_destination_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.visible := NEW.published AND EXISTS (SELECT FROM public.destinations WHERE id = NEW.destination_id AND published);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "destination_texts_visible" BEFORE INSERT OR UPDATE ON "destination_texts"
  FOR EACH ROW EXECUTE FUNCTION "show_destination_text"();--> statement-breakpoint
CREATE FUNCTION "show_destination_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.destination_texts SET visible = published AND NEW.published WHERE destination_id = NEW.id AND published;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "destinations_texts_visible" AFTER UPDATE OF "published" ON "destinations"
  FOR EACH ROW WHEN (OLD.published IS DISTINCT FROM NEW.published) EXECUTE FUNCTION "show_destination_texts"();--> statement-breakpoint
-- A language's text has uses of its own: what another one no longer names may still be used here.
CREATE TRIGGER "destination_texts_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "destination_id", "long_description_markdown" ON "destination_texts"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('destination', 'destination_id', 'use_place', 'longDescription', 'long_description_markdown');
