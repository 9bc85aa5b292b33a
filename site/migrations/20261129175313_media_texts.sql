CREATE TABLE "media_texts" (
	"media_id" uuid NOT NULL,
	"language" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	CONSTRAINT "media_texts_media_id_language_pk" PRIMARY KEY("media_id","language"),
	CONSTRAINT "media_texts_words" CHECK ("media_texts"."alt" <> '' or "media_texts"."caption" <> '')
);
--> statement-breakpoint
ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;