CREATE TABLE "activity_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"detail" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_entries_newest" ON "activity_entries" USING btree ("created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "activity_entries_actor" ON "activity_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "accounts_of_role" ON "accounts" USING btree ("role", "created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "accounts_searched" ON "accounts" USING gin ((lower("name" || ' ' || "email" || ' ' || "country")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "one_time_tokens_undo" ON "one_time_tokens" USING btree ((lower("payload" ->> 'email'))) WHERE purpose = 'undo-email';