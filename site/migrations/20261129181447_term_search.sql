-- window: term_texts holds some thousand short rows: nobody waits
CREATE INDEX "term_texts_search" ON "term_texts" USING gin (to_tsvector('simple', edition_words("language", "name")));