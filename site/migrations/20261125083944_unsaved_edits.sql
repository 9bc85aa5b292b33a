CREATE TABLE "unsaved_edits" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"is_new" boolean NOT NULL,
	"form" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"started_from" text,
	"content" text NOT NULL,
	"device" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsaved_edits_pkey" PRIMARY KEY("account_id","kind","item")
);
--> statement-breakpoint
ALTER TABLE "unsaved_edits" ADD CONSTRAINT "unsaved_edits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;