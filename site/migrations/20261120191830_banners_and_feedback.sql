CREATE TABLE "banner_images" (
	"banner_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "banner_images_banner_id_position_pk" PRIMARY KEY("banner_id","position")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"small_description" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"location" text NOT NULL,
	"message" text NOT NULL,
	"rating" integer NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_rating" CHECK ("feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "banner_images" ADD CONSTRAINT "banner_images_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_images" ADD CONSTRAINT "banner_images_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_images_media" ON "banner_images" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "banners_one_active" ON "banners" USING btree ("active") WHERE active;--> statement-breakpoint
CREATE INDEX "feedback_shown" ON "feedback" USING btree ("created_at" desc, "id" desc) WHERE not held;--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "feedback_account" ON "feedback" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "feedback_message" ON "feedback" USING btree (md5("message"));