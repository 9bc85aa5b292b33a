ALTER TABLE "settings" ADD COLUMN "menus" jsonb;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "menus_updated_at" timestamp with time zone DEFAULT now() NOT NULL;