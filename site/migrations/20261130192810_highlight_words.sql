-- window: highlights in other languages are few: nobody waits
ALTER TABLE "highlight_texts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', edition_words(language, name || ' ' || location)), 'A') || setweight(to_tsvector('simple', edition_words(language, description)), 'C') || array_to_tsvector(array['@' || language])) STORED;--> statement-breakpoint
CREATE INDEX "highlight_texts_newest_public" ON "highlight_texts" USING btree ("language", "published_at" desc, "highlight_id" desc) WHERE visible;--> statement-breakpoint
CREATE INDEX "highlight_texts_searched_location" ON "highlight_texts" USING btree ("language", edition_form("language", "location") collate "C") WHERE visible;--> statement-breakpoint
CREATE INDEX "highlight_texts_search" ON "highlight_texts" USING gin ("search") WHERE visible;--> statement-breakpoint
-- Replaced, not dropped: who may read a view stands in its rights, and the release before goes on reading.
CREATE OR REPLACE VIEW "public_highlight_texts" AS
  SELECT highlight_id, language, name, location, description, image_alt, published, visible, made_by, source_version,
    stale, reviewed_at, created_at, published_at, use_place, updated_at, description_markdown, search
  FROM "highlight_texts" WHERE "highlight_texts"."visible" = true;
