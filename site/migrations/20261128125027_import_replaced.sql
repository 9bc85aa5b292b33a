CREATE TABLE "import_replaced" (
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_replaced_run_id_kind_item_id_pk" PRIMARY KEY("run_id","kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "import_replaced" ADD CONSTRAINT "import_replaced_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;