CREATE TABLE "author_texts" (
	"author_id" uuid NOT NULL,
	"language" text NOT NULL,
	"bio" text NOT NULL,
	CONSTRAINT "author_texts_author_id_language_pk" PRIMARY KEY("author_id","language"),
	CONSTRAINT "author_texts_bio" CHECK ("author_texts"."bio" <> '')
);
--> statement-breakpoint
ALTER TABLE "author_texts" ADD CONSTRAINT "author_texts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_texts" ADD CONSTRAINT "author_texts_language_languages_code_fk" FOREIGN KEY ("language") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;