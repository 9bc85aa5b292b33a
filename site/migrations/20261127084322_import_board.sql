-- window: import_runs has some dozen rows at the most
CREATE TABLE "import_reports" (
	"run_id" uuid NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"event" jsonb NOT NULL,
	"has_problem" boolean NOT NULL,
	CONSTRAINT "import_reports_run_id_is_dry_run_key_pk" PRIMARY KEY("run_id","is_dry_run","key")
);
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "state" text DEFAULT 'running' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "format" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "findings" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_reports" ADD CONSTRAINT "import_reports_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_reports_order" ON "import_reports" USING btree ("run_id","is_dry_run","position");--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;