-- window: every table that is searched is read once; rows with Arabic vowel signs are written anew
-- Arabic vowel signs cut a word in two, and seldom anybody types them: texts are found without them, however they are
-- written. All other letters stay as they were, and with them all that is kept of them.
CREATE OR REPLACE FUNCTION search_form(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, translate(NORMALIZE(value, NFKC), U&'\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F\0670', ''))), '[^[:alnum:]]+'::text, ' '::text, 'g'::text));
--> statement-breakpoint
DO $$
DECLARE
  searched record;
BEGIN
  FOR searched IN SELECT * FROM (VALUES
    ('accounts', 'name'), ('authors', 'name'), ('banners', 'title'), ('contact_messages', 'full_name'),
    ('destinations', 'name'), ('feedback', 'name'), ('highlights', 'name'), ('media_items', 'alt'), ('pages', 'title'),
    ('search_phrases', 'phrase'), ('stories', 'title'), ('trash_items', 'title')
  ) AS one (name, field)
  LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = %2$I WHERE %1$I::text ~ %3$L', searched.name, searched.field, '[\u0640\u064B-\u065F\u0670]');
  END LOOP;
END $$;
--> statement-breakpoint
-- Nothing else of their rows changes with the form of a name, so that these would keep the former one.
REINDEX INDEX accounts_by_name;
--> statement-breakpoint
REINDEX INDEX authors_by_name;
--> statement-breakpoint
REINDEX INDEX authors_searched;
