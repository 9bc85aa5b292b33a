ALTER TABLE "media_texts" DROP CONSTRAINT "media_texts_words";--> statement-breakpoint
ALTER TABLE "media_texts" ADD COLUMN "captions_file" text;--> statement-breakpoint
ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_words" CHECK ("media_texts"."alt" <> '' or "media_texts"."caption" <> '' or "media_texts"."captions_file" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "media_texts" VALIDATE CONSTRAINT "media_texts_words";
