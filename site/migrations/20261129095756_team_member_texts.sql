CREATE TABLE "team_member_texts" (
	"member_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"visible" boolean DEFAULT false NOT NULL,
	"made_by" text DEFAULT 'person' NOT NULL,
	"source_version" integer NOT NULL,
	"stale" boolean DEFAULT false NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"use_place" integer GENERATED ALWAYS AS (hashtext("language")) STORED,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_member_texts_member_id_language_pk" PRIMARY KEY("member_id","language"),
	CONSTRAINT "team_member_texts_made_by" CHECK ("team_member_texts"."made_by" in ('person', 'machine')),
	CONSTRAINT "team_member_texts_published_at" CHECK (not "team_member_texts"."published" or "team_member_texts"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "team_member_texts" ADD CONSTRAINT "team_member_texts_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member_texts" ADD CONSTRAINT "team_member_texts_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."public_team_member_texts" AS (select "member_id", "language", "name", "role", "description", "image_alt", "published", "visible", "made_by", "source_version", "stale", "reviewed_at", "created_at", "published_at", "use_place", "updated_at" from "team_member_texts" where "team_member_texts"."visible" = true);--> statement-breakpoint
-- Nobody of the team has a switch of their own: in another language they are public while that one's is on.
CREATE FUNCTION "show_published_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.visible := NEW.published;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "team_member_texts_visible" BEFORE INSERT OR UPDATE ON "team_member_texts"
  FOR EACH ROW EXECUTE FUNCTION "show_published_text"();
