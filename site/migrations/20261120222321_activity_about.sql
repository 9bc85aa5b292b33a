ALTER TABLE "activity_entries" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_about_id_accounts_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_entries_about" ON "activity_entries" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "contact_messages_searched" ON "contact_messages" USING gin ((search_form("full_name" || ' ' || "email" || ' ' || "subject" || ' ' || case "subject" when 'general' then 'inquiry' when 'partnership' then 'opportunity' else '' end)) gin_trgm_ops);