CREATE TABLE "settings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"hold_feedback" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_only" CHECK ("settings"."only")
);
--> statement-breakpoint
DROP INDEX "contact_messages_searched";--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "searched" text GENERATED ALWAYS AS (search_form(title || ' ' || description)) STORED;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "searched" text GENERATED ALWAYS AS (search_form(full_name || ' ' || email || ' ' || subject || case subject when 'general' then ' inquiry' when 'partnership' then ' opportunity' else '' end)) STORED;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "searched" text GENERATED ALWAYS AS (search_form(name || ' ' || location || ' ' || message)) STORED;--> statement-breakpoint
CREATE INDEX "banners_newest" ON "banners" USING btree ("created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "banners_searched" ON "banners" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedback_held" ON "feedback" USING btree ("created_at" desc, "id" desc) WHERE held;--> statement-breakpoint
CREATE INDEX "feedback_searched" ON "feedback" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "highlights_all" ON "highlights" USING btree ("created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "highlights_drafts" ON "highlights" USING btree ("created_at" desc, "id" desc) WHERE not published;--> statement-breakpoint
CREATE INDEX "highlights_searched" ON "highlights" USING gin ("search");--> statement-breakpoint
CREATE INDEX "contact_messages_searched" ON "contact_messages" USING gin ("searched" gin_trgm_ops);