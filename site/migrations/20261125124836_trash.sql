CREATE TABLE "trash_items" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"title" text NOT NULL,
	"image_id" uuid,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_by" uuid,
	"purged_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (search_form(title)) STORED,
	CONSTRAINT "trash_items_item_id_kind_pk" PRIMARY KEY("item_id","kind")
);
--> statement-breakpoint
CREATE TABLE "trashed_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"part" text NOT NULL,
	"source" text NOT NULL,
	"link" text,
	"content" jsonb NOT NULL,
	"account_id" uuid GENERATED ALWAYS AS (((content ->> 'account_id')::uuid)) STORED,
	"email" text GENERATED ALWAYS AS (lower(content ->> 'email')) STORED
);
--> statement-breakpoint
ALTER TABLE "trash_items" ADD CONSTRAINT "trash_items_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_items" ADD CONSTRAINT "trash_items_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_rows" ADD CONSTRAINT "trashed_rows_item_id_kind_trash_items_item_id_kind_fk" FOREIGN KEY ("item_id","kind") REFERENCES "public"."trash_items"("item_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trash_items_newest" ON "trash_items" USING btree ("deleted_at" desc, "item_id" desc) WHERE purged_at is null;--> statement-breakpoint
CREATE INDEX "trash_items_newest_of_kind" ON "trash_items" USING btree ("kind", "deleted_at" desc, "item_id" desc) WHERE purged_at is null;--> statement-breakpoint
CREATE INDEX "trash_items_purged" ON "trash_items" USING btree ("purged_at") WHERE purged_at is not null;--> statement-breakpoint
CREATE INDEX "trash_items_searched" ON "trash_items" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "trash_items_deleted_by" ON "trash_items" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "trash_items_image" ON "trash_items" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "trashed_rows_item" ON "trashed_rows" USING btree ("item_id","kind","position");--> statement-breakpoint
CREATE INDEX "trashed_rows_account" ON "trashed_rows" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "trashed_rows_email" ON "trashed_rows" USING btree ("email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "trashed_rows_slug" ON "trashed_rows" USING btree ("source",(content ->> 'slug')) WHERE content ? 'slug';--> statement-breakpoint
-- Foreign keys of one column: which column of which table names which.
CREATE FUNCTION "single_keys"() RETURNS TABLE (owner text, owner_column text, held text, held_column text, type text, on_delete text)
  LANGUAGE sql STABLE AS $$
  SELECT owner.relname::text, owner_column.attname::text, held.relname::text, held_column.attname::text,
    format_type(held_column.atttypid, held_column.atttypmod), confdeltype::text
  FROM pg_constraint
    JOIN pg_class owner ON owner.oid = conrelid JOIN pg_class held ON held.oid = confrelid
    JOIN pg_attribute owner_column ON owner_column.attrelid = conrelid AND owner_column.attnum = conkey[1]
    JOIN pg_attribute held_column ON held_column.attrelid = confrelid AND held_column.attnum = confkey[1]
  WHERE contype = 'f' AND cardinality(conkey) = 1 AND connamespace = 'public'::regnamespace
  ORDER BY 1, 2
$$;--> statement-breakpoint
-- A row without what the database makes of it.
CREATE FUNCTION "stored_columns"(source text, content jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT content - ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = source::regclass AND attgenerated <> '')
$$;--> statement-breakpoint
-- Moves a row, and all that would go with it, out of its tables. What goes is what the foreign keys say: a table that
-- comes later is found by them. Tables that triggers fill (keep_lists) are left to these. Every row is locked before it
-- is read, so that nobody adds to it meanwhile.
CREATE FUNCTION "move_to_trash"(moved_kind text, moved_id uuid, root text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  taken text[] := ARRAY[root];
  waiting text[] := ARRAY[root];
  holder text;
  key record;
  moved bigint;
  own_key text;
  uses public.media_uses[];
  step integer := 0;
BEGIN
  EXECUTE format('INSERT INTO trashed_rows (position, kind, item_id, part, source, content)
    SELECT 0, $1, $2, ''item'', %1$L, stored_columns(%1$L, to_jsonb(one)) FROM (SELECT * FROM %1$I WHERE id = $2 FOR UPDATE) one', root)
    USING moved_kind, moved_id;
  WHILE cardinality(waiting) > 0 LOOP
    holder := waiting[1];
    waiting := waiting[2:];
    FOR key IN SELECT * FROM single_keys() WHERE held = holder LOOP
      IF key.on_delete = 'c' THEN
        CONTINUE WHEN EXISTS (SELECT FROM pg_trigger WHERE tgfoid = 'keep_lists'::regproc
          AND tgrelid = holder::regclass AND split_part(encode(tgargs, 'escape'), '\000', 1) = key.owner);
        step := step + 1;
        EXECUTE format('INSERT INTO trashed_rows (position, kind, item_id, part, source, content)
          SELECT $3, $1, $2, ''dependent'', %1$L, stored_columns(%1$L, to_jsonb(one)) FROM (
            SELECT * FROM %1$I WHERE %2$I = ANY (ARRAY(SELECT (content ->> %3$L)::%4$s FROM trashed_rows
              WHERE kind = $1 AND item_id = $2 AND part <> ''link'' AND source = %5$L)) FOR UPDATE) one',
          key.owner, key.owner_column, key.held_column, key.type, holder) USING moved_kind, moved_id, step;
        GET DIAGNOSTICS moved = ROW_COUNT;
        CONTINUE WHEN moved = 0;
        IF key.owner = ANY (taken) THEN RAISE EXCEPTION 'Rows of % go to the trash in two ways', key.owner; END IF;
        taken := taken || key.owner;
        waiting := waiting || key.owner;
      ELSIF key.on_delete = 'n' THEN
        -- A row that is known by its place alone is remembered whole: at its place may stand another one by then.
        own_key := (SELECT CASE cardinality(conkey) WHEN 1 THEN (SELECT attname FROM pg_attribute WHERE attrelid = conrelid AND attnum = conkey[1]) END
          FROM pg_constraint WHERE conrelid = key.owner::regclass AND contype = 'p');
        EXECUTE format('INSERT INTO trashed_rows (position, kind, item_id, part, source, link, content)
          SELECT 0, $1, $2, ''link'', %1$L, %2$L, %6$s FROM %1$I one WHERE %2$I = ANY (ARRAY(
            SELECT (content ->> %3$L)::%4$s FROM trashed_rows WHERE kind = $1 AND item_id = $2 AND part <> ''link'' AND source = %5$L))',
          key.owner, key.owner_column, key.held_column, key.type, holder,
          CASE WHEN own_key IS NULL THEN format('stored_columns(%L, to_jsonb(one))', key.owner)
            ELSE format('jsonb_build_object(%1$L, one.%1$I, %2$L, one.%2$I)', own_key, key.owner_column) END) USING moved_kind, moved_id;
      END IF;
    END LOOP;
  END LOOP;
  uses := ARRAY(SELECT used FROM media_uses used WHERE kind = moved_kind AND item_id = moved_id::text AND field <> 'versions');
  EXECUTE format('DELETE FROM %I WHERE id = $1', root) USING moved_id;
  INSERT INTO media_uses (media_id, kind, item_id, field, place)
    SELECT media_id, kind, item_id, field, place FROM unnest(uses) ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
-- The other way. `changes` are columns of the item that are not as they were. What belonged to something that is gone
-- meanwhile is left out; what named it names nothing. Raises what a foreign key or a unique index raises.
CREATE FUNCTION "restore_from_trash"(restored_kind text, restored_id uuid, changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  piece record;
  columns text;
  named text;
  there text;
  restored bigint;
BEGIN
  DELETE FROM media_uses WHERE kind = restored_kind AND item_id = restored_id::text AND field <> 'versions';
  UPDATE trashed_rows SET content = content || changes WHERE kind = restored_kind AND item_id = restored_id AND trashed_rows.part = 'item';
  FOR piece IN
    SELECT source, min(trashed_rows.part) = 'item' AS is_item, (array_agg(content ORDER BY position))[1] AS sample FROM trashed_rows
    WHERE kind = restored_kind AND item_id = restored_id AND trashed_rows.part <> 'link' GROUP BY source ORDER BY min(position)
  LOOP
    -- Columns that came since have their default.
    SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum),
      string_agg(CASE WHEN key.on_delete = 'n'
        THEN format('(SELECT %1$I FROM %2$I WHERE %1$I = one.%3$I)', key.held_column, key.held, attname)
        ELSE format('one.%I', attname) END, ', ' ORDER BY attnum),
      coalesce(string_agg(format('AND EXISTS (SELECT FROM %I WHERE %I = one.%I)', key.held, key.held_column, attname), ' ')
        FILTER (WHERE key.on_delete = 'c'), '')
    INTO columns, named, there
    FROM pg_attribute LEFT JOIN single_keys() key ON key.owner = piece.source AND key.owner_column = attname
    WHERE attrelid = piece.source::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND piece.sample ? attname;
    EXECUTE format('INSERT INTO %1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %3$s
      FROM trashed_rows kept, jsonb_populate_record(NULL::%1$I, kept.content) one
      WHERE kept.kind = $1 AND kept.item_id = $2 AND kept.source = %1$L AND kept.part <> ''link'' %4$s ORDER BY kept.position',
      piece.source, columns, named, there) USING restored_kind, restored_id;
    GET DIAGNOSTICS restored = ROW_COUNT;
    IF piece.is_item AND restored = 0 THEN
      RAISE foreign_key_violation USING MESSAGE = 'What it belongs to is gone';
    END IF;
    -- What it named may lie in the trash as well, and come back later.
    INSERT INTO trashed_rows (position, kind, item_id, part, source, link, content)
      SELECT 0, other.kind, other.item_id, 'link', piece.source, key.owner_column,
        CASE WHEN kept.content ? 'id' THEN jsonb_build_object('id', kept.content -> 'id', key.owner_column, kept.content -> key.owner_column)
          ELSE kept.content END
      FROM trashed_rows kept JOIN single_keys() key ON key.owner = piece.source AND key.on_delete = 'n'
        JOIN trashed_rows other ON other.item_id = (kept.content ->> key.owner_column)::uuid AND other.part = 'item' AND other.source = key.held
      WHERE kept.kind = restored_kind AND kept.item_id = restored_id AND kept.source = piece.source
        AND kept.part <> 'link' AND key.type = 'uuid';
  END LOOP;
  FOR piece IN
    SELECT DISTINCT source, link, (SELECT string_agg(format('held.%1$I = one.%1$I', attname), ' AND ')
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
      WHERE conrelid = source::regclass AND contype = 'p') AS is_same
    FROM trashed_rows WHERE kind = restored_kind AND item_id = restored_id AND trashed_rows.part = 'link'
  LOOP
    EXECUTE format('UPDATE %1$I held SET %2$I = one.%2$I FROM trashed_rows kept, jsonb_populate_record(NULL::%1$I, kept.content) one
      WHERE kept.kind = $1 AND kept.item_id = $2 AND kept.source = %1$L AND kept.link = %2$L AND %3$s
        AND held.%2$I IS NULL AND to_jsonb(held) @> (kept.content - %2$L)', piece.source, piece.link, piece.is_same)
      USING restored_kind, restored_id;
    -- What named it may have gone to the trash after it.
    UPDATE trashed_rows held SET content = held.content || kept.content FROM trashed_rows kept
    WHERE kept.kind = restored_kind AND kept.item_id = restored_id AND kept.source = piece.source AND kept.link = piece.link
      AND kept.content ? 'id' AND held.item_id = (kept.content ->> 'id')::uuid AND held.part = 'item'
      AND held.source = piece.source AND held.content -> piece.link = 'null';
  END LOOP;
  DELETE FROM trash_items WHERE kind = restored_kind AND item_id = restored_id;
END $$;--> statement-breakpoint
-- As before, and what lies in the trash.
CREATE OR REPLACE FUNCTION "scan_media_uses"() RETURNS SETOF "media_uses" LANGUAGE plpgsql STABLE AS $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT tgrelid::regclass AS source, string_to_array(encode(tgargs, 'escape'), '\000') AS args
    FROM pg_trigger WHERE tgfoid = 'public.keep_media_uses'::regproc
  LOOP
    FOR n IN 4 .. array_length(kept.args, 1) - 2 BY 2 LOOP
      RETURN QUERY EXECUTE format(
        'SELECT item.id, %L::text, source.%I::text, %L::text, %s FROM %s source
         CROSS JOIN LATERAL public.media_in_column(%L, source.%I::text) named JOIN public.media_items item ON item.id = named',
        kept.args[1], kept.args[2], kept.args[n],
        CASE kept.args[3] WHEN '' THEN '0' ELSE format('source.%I', kept.args[3]) END, kept.source,
        kept.args[n + 1], kept.args[n + 1]);
      RETURN QUERY EXECUTE format(
        'SELECT item.id, %L::text, one.content ->> %L, %L::text, %s FROM public.trashed_rows one
         CROSS JOIN LATERAL public.media_in_column(%L, one.content ->> %L) named JOIN public.media_items item ON item.id = named
         WHERE one.source = %L AND one.part <> ''link''',
        kept.args[1], kept.args[2], kept.args[n],
        CASE kept.args[3] WHEN '' THEN '0' ELSE format('(one.content ->> %L)::int', kept.args[3]) END,
        kept.args[n + 1], kept.args[n + 1], kept.source::text);
    END LOOP;
  END LOOP;
  RETURN QUERY SELECT DISTINCT item.id, v.kind, public.version_media_item(v.kind, v.item_id), 'versions', 0
    FROM public.versions v CROSS JOIN unnest(v.media_ids) named JOIN public.media_items item ON item.id = named;
END $$;--> statement-breakpoint
-- With an item go its versions, unless it lies in the trash.
CREATE OR REPLACE FUNCTION "delete_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_NARGS = 1 THEN
    DELETE FROM public.versions WHERE kind = TG_ARGV[0] AND item_id = OLD.id::text
      AND NOT EXISTS (SELECT FROM public.trash_items WHERE trash_items.item_id = OLD.id AND trash_items.kind = TG_ARGV[0]);
  ELSE
    DELETE FROM public.versions WHERE kind = TG_ARGV[0];
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO "trash_items" ("kind", "item_id", "title", "image_id", "deleted_at")
  SELECT 'media', "id", "file_name", "id", "deleted_at" FROM "media_items" WHERE "deleted_at" IS NOT NULL;
