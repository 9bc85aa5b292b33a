CREATE TABLE "former_story_categories" (
	"name" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_categories_name_unique" UNIQUE("name"),
	CONSTRAINT "story_categories_slug" CHECK ("story_categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "story_categories"."slug" !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
	CONSTRAINT "story_categories_name" CHECK (char_length("story_categories"."name") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "former_story_categories" ADD CONSTRAINT "former_story_categories_slug_story_categories_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."story_categories"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_story_categories_slug" ON "former_story_categories" USING btree ("slug");--> statement-breakpoint
-- Those that stories have had so far, in the order of their form.
INSERT INTO "story_categories" ("slug", "name", "position") VALUES
('adventure', 'Adventure', 1),
('food', 'Food', 2),
('travel', 'Travel', 3),
('culture', 'Culture', 4),
('road-trip', 'Road Trip', 5),
('backpacking', 'Backpacking', 6),
('luxury', 'Luxury', 7);--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_category_story_categories_name_fk" FOREIGN KEY ("category") REFERENCES "public"."story_categories"("name") ON DELETE no action ON UPDATE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "stories" VALIDATE CONSTRAINT "stories_category_story_categories_name_fk";
