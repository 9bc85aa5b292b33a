ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD COLUMN "security" boolean DEFAULT false NOT NULL;