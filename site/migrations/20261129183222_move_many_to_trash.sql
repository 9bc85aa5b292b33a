-- Moves rows, and all that would go with them, out of their tables. What goes is what the foreign keys say: a table that
-- comes later is found by them. Tables that triggers fill (keep_lists) are left to these. Every row is locked before it
-- is read, so that nobody adds to it meanwhile.
CREATE FUNCTION "move_to_trash"(moved_kind text, moved_ids uuid[], root text) RETURNS void LANGUAGE plpgsql AS $$
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
    SELECT 0, $1, one.id, ''item'', %1$L, stored_columns(%1$L, to_jsonb(one))
    FROM (SELECT * FROM %1$I WHERE id = ANY ($2) ORDER BY id FOR UPDATE) one', root)
    USING moved_kind, moved_ids;
  WHILE cardinality(waiting) > 0 LOOP
    holder := waiting[1];
    waiting := waiting[2:];
    FOR key IN SELECT * FROM single_keys() WHERE held = holder LOOP
      IF key.on_delete = 'c' THEN
        CONTINUE WHEN EXISTS (SELECT FROM pg_trigger WHERE tgfoid = 'keep_lists'::regproc
          AND tgrelid = holder::regclass AND split_part(encode(tgargs, 'escape'), '\000', 1) = key.owner);
        step := step + 1;
        EXECUTE format('INSERT INTO trashed_rows (position, kind, item_id, part, source, content)
          SELECT $3, $1, held.item_id, ''dependent'', %1$L, stored_columns(%1$L, to_jsonb(one))
          FROM (SELECT item_id, (content ->> %3$L)::%4$s AS named FROM trashed_rows
              WHERE kind = $1 AND item_id = ANY ($2) AND part <> ''link'' AND source = %5$L) held
            CROSS JOIN LATERAL (SELECT * FROM %1$I WHERE %2$I = held.named FOR UPDATE) one',
          key.owner, key.owner_column, key.held_column, key.type, holder) USING moved_kind, moved_ids, step;
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
          SELECT 0, $1, held.item_id, ''link'', %1$L, %2$L, %6$s
          FROM (SELECT item_id, (content ->> %3$L)::%4$s AS named FROM trashed_rows
              WHERE kind = $1 AND item_id = ANY ($2) AND part <> ''link'' AND source = %5$L) held
            CROSS JOIN LATERAL (SELECT * FROM %1$I WHERE %2$I = held.named OFFSET 0) one',
          key.owner, key.owner_column, key.held_column, key.type, holder,
          CASE WHEN own_key IS NULL THEN format('stored_columns(%L, to_jsonb(one))', key.owner)
            ELSE format('jsonb_build_object(%1$L, one.%1$I, %2$L, one.%2$I)', own_key, key.owner_column) END) USING moved_kind, moved_ids;
      END IF;
    END LOOP;
  END LOOP;
  uses := ARRAY(SELECT used FROM media_uses used WHERE kind = moved_kind AND item_id = ANY (moved_ids::text[]) AND field <> 'versions');
  EXECUTE format('DELETE FROM %I WHERE id = ANY ($1)', root) USING moved_ids;
  INSERT INTO media_uses (media_id, kind, item_id, field, place)
    SELECT media_id, kind, item_id, field, place FROM unnest(uses) ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
-- The other way. `changes` are, by id, columns of the items that are not as they were. What belonged to something that
-- is gone meanwhile is left out; what named it names nothing. Raises what a foreign key or a unique index raises.
CREATE FUNCTION "restore_from_trash"(restored_kind text, restored_ids uuid[], changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  piece record;
  columns text;
  named text;
  there text;
  restored bigint;
BEGIN
  DELETE FROM media_uses WHERE kind = restored_kind AND item_id = ANY (restored_ids::text[]) AND field <> 'versions';
  UPDATE trashed_rows SET content = content || coalesce(changes -> item_id::text, '{}') WHERE kind = restored_kind AND item_id = ANY (restored_ids) AND trashed_rows.part = 'item';
  FOR piece IN
    SELECT source, min(trashed_rows.part) = 'item' AS is_item, (array_agg(content ORDER BY position))[1] AS sample,
      count(DISTINCT ARRAY(SELECT jsonb_object_keys(content))) > 1 AS is_mixed FROM trashed_rows
    WHERE kind = restored_kind AND item_id = ANY (restored_ids) AND trashed_rows.part <> 'link' GROUP BY source ORDER BY min(position)
  LOOP
    -- Columns that came since have their default: of rows from before and after they came not together.
    IF piece.is_mixed AND cardinality(restored_ids) > 1 THEN
      RAISE 'These come back only one by one' USING ERRCODE = 'feature_not_supported';
    END IF;
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
      WHERE kept.kind = $1 AND kept.item_id = ANY ($2) AND kept.source = %1$L AND kept.part <> ''link'' %4$s ORDER BY kept.position',
      piece.source, columns, named, there) USING restored_kind, restored_ids;
    GET DIAGNOSTICS restored = ROW_COUNT;
    IF piece.is_item AND restored < cardinality(restored_ids) THEN
      RAISE foreign_key_violation USING MESSAGE = 'What it belongs to is gone';
    END IF;
    -- What it named may lie in the trash as well, and come back later.
    INSERT INTO trashed_rows (position, kind, item_id, part, source, link, content)
      SELECT 0, other.kind, other.item_id, 'link', piece.source, key.owner_column,
        CASE WHEN kept.content ? 'id' THEN jsonb_build_object('id', kept.content -> 'id', key.owner_column, kept.content -> key.owner_column)
          ELSE kept.content END
      FROM trashed_rows kept JOIN single_keys() key ON key.owner = piece.source AND key.on_delete = 'n'
        JOIN trashed_rows other ON other.item_id = (kept.content ->> key.owner_column)::uuid AND other.part = 'item' AND other.source = key.held
      WHERE kept.kind = restored_kind AND kept.item_id = ANY (restored_ids) AND kept.source = piece.source
        AND kept.part <> 'link' AND key.type = 'uuid';
  END LOOP;
  FOR piece IN
    SELECT DISTINCT source, link, (SELECT string_agg(format('held.%1$I = one.%1$I', attname), ' AND ')
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
      WHERE conrelid = source::regclass AND contype = 'p') AS is_same
    FROM trashed_rows WHERE kind = restored_kind AND item_id = ANY (restored_ids) AND trashed_rows.part = 'link'
  LOOP
    -- Row by row: else the planner may try every row that names nothing on every one that is kept.
    EXECUTE format('UPDATE %1$I held SET %2$I = found.named FROM (
        SELECT same.place, one.%2$I AS named FROM trashed_rows kept, jsonb_populate_record(NULL::%1$I, kept.content) one,
          LATERAL (SELECT held.ctid AS place FROM %1$I held
            WHERE %3$s AND held.%2$I IS NULL AND to_jsonb(held) @> (kept.content - %2$L) FOR NO KEY UPDATE) same
        WHERE kept.kind = $1 AND kept.item_id = ANY ($2) AND kept.source = %1$L AND kept.link = %2$L) found
      WHERE held.ctid = found.place', piece.source, piece.link, piece.is_same)
      USING restored_kind, restored_ids;
    -- What named it may have gone to the trash after it.
    UPDATE trashed_rows held SET content = held.content || kept.content FROM trashed_rows kept
    WHERE kept.kind = restored_kind AND kept.item_id = ANY (restored_ids) AND kept.source = piece.source AND kept.link = piece.link
      AND kept.content ? 'id' AND held.item_id = (kept.content ->> 'id')::uuid AND held.part = 'item'
      AND held.source = piece.source AND held.content -> piece.link = 'null';
  END LOOP;
  DELETE FROM trash_items WHERE kind = restored_kind AND item_id = ANY (restored_ids);
END $$;--> statement-breakpoint
-- The ones of one item, for processes of the version before while they still run.
CREATE OR REPLACE FUNCTION "move_to_trash"(moved_kind text, moved_id uuid, root text) RETURNS void LANGUAGE sql AS $$
  SELECT public.move_to_trash(moved_kind, ARRAY[moved_id], root)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "restore_from_trash"(restored_kind text, restored_id uuid, changes jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT public.restore_from_trash(restored_kind, ARRAY[restored_id], jsonb_build_object(restored_id, changes))
$$;
