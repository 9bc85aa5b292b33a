CREATE TABLE "former_story_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"read_time" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"cover_id" uuid,
	"author_id" uuid,
	"place_id" uuid,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_form(title)), 'A') || setweight(to_tsvector('simple', search_form(search_join(tags) || ' ' || category || ' ' || search_join(regions))), 'B') || setweight(to_tsvector('simple', search_form(excerpt)), 'C') || setweight(to_tsvector('simple', search_form(content)), 'D')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stories_published_at" CHECK (not "stories"."published" or "stories"."published_at" is not null),
	CONSTRAINT "stories_slug" CHECK ("stories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "stories"."slug" !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' and "stories"."slug" not in ('home', 'featured', 'published', 'admin', 'favorite'))
);
--> statement-breakpoint
CREATE TABLE "story_authors" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"bio" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_images" (
	"story_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	CONSTRAINT "story_images_story_id_position_pk" PRIMARY KEY("story_id","position")
);
--> statement-breakpoint
ALTER TABLE "former_story_slugs" ADD CONSTRAINT "former_story_slugs_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_cover_id_media_items_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_place_id_destinations_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_authors" ADD CONSTRAINT "story_authors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_images" ADD CONSTRAINT "story_images_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_images" ADD CONSTRAINT "story_images_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_newest" ON "stories" USING btree ("published_at" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "stories_newest_featured" ON "stories" USING btree ("published_at" desc, "id" desc) WHERE published and featured;--> statement-breakpoint
CREATE INDEX "stories_newest_of_category" ON "stories" USING btree ("category", "published_at" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "stories_tags" ON "stories" USING gin (lower_all("tags")) WHERE published;--> statement-breakpoint
CREATE INDEX "stories_regions" ON "stories" USING gin ("regions") WHERE published;--> statement-breakpoint
CREATE INDEX "stories_search" ON "stories" USING gin ("search") WHERE published;--> statement-breakpoint
CREATE INDEX "stories_author" ON "stories" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "stories_place" ON "stories" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "story_images_media" ON "story_images" USING btree ("media_id");--> statement-breakpoint
CREATE VIEW "public"."public_stories" AS (select "id", "slug", "title", "excerpt", "content", "category", "tags", "regions", "read_time", "featured", "published", "cover_id", "author_id", "place_id", "search", "created_at", "published_at", "updated_at" from "stories" where "stories"."published" = true);