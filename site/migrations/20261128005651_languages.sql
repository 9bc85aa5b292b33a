CREATE TABLE "languages" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"untranslated" text DEFAULT 'labelled' NOT NULL,
	"fallback" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "languages_code" CHECK ("languages"."code" ~ '^[a-z]{2}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?$'),
	CONSTRAINT "languages_state" CHECK ("languages"."state" in ('preparing', 'public')),
	CONSTRAINT "languages_untranslated" CHECK ("languages"."untranslated" in ('labelled', 'hidden'))
);
