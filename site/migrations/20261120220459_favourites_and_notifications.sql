CREATE TABLE "favourite_destinations" (
	"account_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_destinations_account_id_destination_id_pk" PRIMARY KEY("account_id","destination_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_stories" (
	"account_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_stories_account_id_story_id_pk" PRIMARY KEY("account_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"role" text,
	"review_id" uuid,
	"subject" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_review_id_unique" UNIQUE("review_id"),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" = case when "notifications"."role" is not null then 'role' when "notifications"."review_id" is not null then 'vote' when "notifications"."subject" is not null then 'reply' else '' end)
);
--> statement-breakpoint
ALTER TABLE "favourite_destinations" ADD CONSTRAINT "favourite_destinations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_destinations" ADD CONSTRAINT "favourite_destinations_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_stories" ADD CONSTRAINT "favourite_stories_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_stories" ADD CONSTRAINT "favourite_stories_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_destinations_item" ON "favourite_destinations" USING btree ("destination_id");--> statement-breakpoint
CREATE INDEX "favourite_stories_item" ON "favourite_stories" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("account_id", "created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE read_at is null;