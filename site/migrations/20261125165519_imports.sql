CREATE TABLE "import_items" (
	"site" text NOT NULL,
	"source_id" text NOT NULL,
	"item_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"imported_at" timestamp with time zone,
	CONSTRAINT "import_items_site_source_id_pk" PRIMARY KEY("site","source_id"),
	CONSTRAINT "import_items_item_id_unique" UNIQUE("item_id")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"site" text NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "imported_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"story_id" uuid,
	"target" text,
	CONSTRAINT "imported_addresses_lead" CHECK (("imported_addresses"."story_id" is null) <> ("imported_addresses"."target" is null))
);
--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_run" ON "import_items" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "imported_addresses_run" ON "imported_addresses" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "imported_addresses_story" ON "imported_addresses" USING btree ("story_id");