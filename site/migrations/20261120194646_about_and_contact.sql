CREATE TABLE "about" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"intro_image_id" uuid,
	"mission" text[] NOT NULL,
	"values" jsonb NOT NULL,
	"join_title" text NOT NULL,
	"join_description" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "about_only" CHECK ("about"."only")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"description" text NOT NULL,
	"image_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_info" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"email1" text DEFAULT '' NOT NULL,
	"email2" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"working_hours" text DEFAULT '' NOT NULL,
	"follow_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_info_only" CHECK ("contact_info"."only")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "about" ADD CONSTRAINT "about_intro_image_id_media_items_id_fk" FOREIGN KEY ("intro_image_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_members_order" ON "team_members" USING btree ("position","created_at","id");--> statement-breakpoint
CREATE INDEX "team_members_image" ON "team_members" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("created_at" desc, "id" desc) WHERE not read;