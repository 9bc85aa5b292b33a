CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role" text DEFAULT 'USER' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"phone_number" text DEFAULT '' NOT NULL,
	"avatar_id" uuid,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"travel_achievements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destination_images" (
	"destination_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "destination_images_destination_id_position_pk" PRIMARY KEY("destination_id","position")
);
--> statement-breakpoint
CREATE TABLE "destinations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"long_description" text NOT NULL,
	"best_time_to_visit" text NOT NULL,
	"suggested_duration" text NOT NULL,
	"tags" text[] NOT NULL,
	"popular_for" text[] NOT NULL,
	"travel_tips" text[] NOT NULL,
	"itinerary" jsonb NOT NULL,
	"average_temperature_celsius" double precision NOT NULL,
	"climate_type" text NOT NULL,
	"best_month" text NOT NULL,
	"country" text NOT NULL,
	"region_text" text NOT NULL,
	"region" text NOT NULL,
	"place_words" text DEFAULT '' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"thumbnail_id" uuid,
	"featured" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_value" numeric(2, 1) GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1) end) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_form(name)), 'A') || setweight(to_tsvector('simple', search_form(country || ' ' || region_text || ' ' || place_words || ' ' || search_join(tags))), 'B') || setweight(to_tsvector('simple', search_form(description || ' ' || category || ' ' || search_join(popular_for))), 'C')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "destinations_slug_unique" UNIQUE("slug"),
	CONSTRAINT "destinations_latitude" CHECK ("destinations"."latitude" between -90 and 90),
	CONSTRAINT "destinations_longitude" CHECK ("destinations"."longitude" between -180 and 180),
	CONSTRAINT "destinations_slug" CHECK ("destinations"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "destinations"."slug" !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' and "destinations"."slug" not in ('home', 'featured', 'published', 'admin', 'favorite'))
);
--> statement-breakpoint
CREATE TABLE "former_destination_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"destination_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"file" text NOT NULL,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"size_bytes" bigint DEFAULT 0 NOT NULL,
	"tone" text DEFAULT '#8a8f88' NOT NULL,
	"thumbhash" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_items_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"vote" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_account_id_pk" PRIMARY KEY("review_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"destination_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"category" text NOT NULL,
	"text" text NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"unhelpful_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_each" UNIQUE("destination_id","account_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_counts" CHECK ("reviews"."helpful_count" >= 0 and "reviews"."unhelpful_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_avatar_id_media_items_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destination_images" ADD CONSTRAINT "destination_images_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destination_images" ADD CONSTRAINT "destination_images_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_thumbnail_id_media_items_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_destination_slugs" ADD CONSTRAINT "former_destination_slugs_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_created_at" ON "accounts" USING btree ("created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "destination_images_media" ON "destination_images" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "destinations_newest" ON "destinations" USING btree ("created_at" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_newest_of_region" ON "destinations" USING btree ("region", "created_at" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_best" ON "destinations" USING btree ("rating_value" desc, "rating_count" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_name" ON "destinations" USING btree (lower("name"), "id") WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_tags" ON "destinations" USING gin (lower_all("tags")) WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_search" ON "destinations" USING gin ("search") WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_position" ON "destinations" USING gist (globe_point("latitude", "longitude")) WHERE published;--> statement-breakpoint
CREATE INDEX "media_items_created_at" ON "media_items" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_votes_account" ON "review_votes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("destination_id", "created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("destination_id", "helpful_count" desc, "created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "reviews_rated" ON "reviews" USING btree ("destination_id", "rating", "created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "reviews_account" ON "reviews" USING btree ("account_id");--> statement-breakpoint
CREATE VIEW "public"."public_destinations" AS (select "id", "slug", "name", "category", "description", "long_description", "best_time_to_visit", "suggested_duration", "tags", "popular_for", "travel_tips", "itinerary", "average_temperature_celsius", "climate_type", "best_month", "country", "region_text", "region", "place_words", "latitude", "longitude", "thumbnail_id", "featured", "published", "rating_sum", "rating_count", "rating_value", "search", "created_at", "updated_at" from "destinations" where "destinations"."published" = true);