CREATE TABLE "former_page_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"leads_to" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"content_markdown" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"searched" text GENERATED ALWAYS AS (search_form(title || ' ' || slug)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "pages_published_at" CHECK (not "pages"."published" or "pages"."published_at" is not null),
	CONSTRAINT "pages_slug" CHECK ("pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "pages"."slug" !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')
);
--> statement-breakpoint
ALTER TABLE "former_page_slugs" ADD CONSTRAINT "former_page_slugs_leads_to_pages_id_fk" FOREIGN KEY ("leads_to") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_page_slugs_page" ON "former_page_slugs" USING btree ("leads_to");--> statement-breakpoint
CREATE INDEX "pages_newest" ON "pages" USING btree ("created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "pages_searched" ON "pages" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE VIEW "public"."public_pages" AS (select "id", "slug", "title", "description", "content", "content_markdown", "published", "searched", "created_at", "published_at", "updated_at" from "pages" where "pages"."published" = true);--> statement-breakpoint
CREATE TRIGGER "pages_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "id", "content_markdown" ON "pages"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('page', 'id', '', 'content', 'content_markdown');--> statement-breakpoint
CREATE TRIGGER "pages_versions" AFTER DELETE ON "pages" FOR EACH ROW EXECUTE FUNCTION "delete_versions"('page');--> statement-breakpoint
CREATE TRIGGER "follow_publication" AFTER UPDATE OF "published" ON "pages" FOR EACH ROW
  WHEN (new.published AND NOT old.published) EXECUTE FUNCTION published_now('page');--> statement-breakpoint
CREATE TRIGGER "follow_taking_back" AFTER UPDATE OF "published" ON "pages" FOR EACH ROW
  WHEN (old.published AND NOT new.published) EXECUTE FUNCTION taken_back_now('page');--> statement-breakpoint
CREATE TRIGGER "end_what_ended" BEFORE INSERT ON "pages" FOR EACH ROW
  WHEN (new.published) EXECUTE FUNCTION ended_meanwhile('page');
