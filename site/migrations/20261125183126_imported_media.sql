CREATE TABLE "imported_media" (
	"site" text NOT NULL,
	"address" text NOT NULL,
	"media_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	CONSTRAINT "imported_media_site_address_pk" PRIMARY KEY("site","address")
);
--> statement-breakpoint
ALTER TABLE "import_items" ADD COLUMN "kind" text DEFAULT 'story' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_items" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "import_items" ADD COLUMN "images_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_media" ADD CONSTRAINT "imported_media_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_media_run" ON "imported_media" USING btree ("run_id");