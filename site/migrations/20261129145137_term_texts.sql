CREATE TABLE "former_tag_slugs" (
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "former_tag_slugs_slug_language_pk" PRIMARY KEY("slug","language")
);
--> statement-breakpoint
CREATE TABLE "term_texts" (
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"slug" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "term_texts_kind_term_language_pk" PRIMARY KEY("kind","term","language"),
	CONSTRAINT "term_texts_kind" CHECK ("term_texts"."kind" in ('category', 'tag', 'menu')),
	CONSTRAINT "term_texts_name" CHECK (char_length("term_texts"."name") between 1 and 60),
	CONSTRAINT "term_texts_slug" CHECK ("term_texts"."slug" ~ '^[^[:space:][:cntrl:]/?#%]{1,80}$'),
	CONSTRAINT "term_texts_tags_have_slugs" CHECK (("term_texts"."kind" = 'tag') = ("term_texts"."slug" is not null))
);
--> statement-breakpoint
ALTER TABLE "former_tag_slugs" ADD CONSTRAINT "former_tag_slugs_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_texts" ADD CONSTRAINT "term_texts_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "term_texts_slug_key" ON "term_texts" USING btree ("slug","language");--> statement-breakpoint
CREATE INDEX "term_texts_language" ON "term_texts" USING btree ("language");