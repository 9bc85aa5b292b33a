-- By hand. A table emptied at once takes its own lists along, and not those of a table whose name begins like its own.
CREATE OR REPLACE FUNCTION count_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  come constant text := 'SELECT *, 1 AS change FROM new_rows';
  gone constant text := 'SELECT *, -1 AS change FROM old_rows';
  changed text;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM list_counts WHERE list = TG_TABLE_NAME OR starts_with(list, TG_TABLE_NAME || ' ');
    RETURN NULL;
  END IF;
  changed := CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE come || ' UNION ALL ' || gone END;
  EXECUTE format($sql$
    WITH changed AS (
      SELECT list, sum(change)::int AS change FROM (%2$s) AS changed_rows, unnest(%1$s) AS list
      GROUP BY list HAVING sum(change) <> 0),
    folded AS (
      DELETE FROM list_counts WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM list_counts WHERE list IN (SELECT list FROM changed) FOR UPDATE SKIP LOCKED))
      RETURNING list, change)
    INSERT INTO list_counts (list, change)
    SELECT list, sum(change) FROM (SELECT * FROM changed UNION ALL SELECT * FROM folded) AS both_parts
    GROUP BY list HAVING sum(change) <> 0
  $sql$, TG_ARGV[0], changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For whoever loaded rows with the triggers off: a restore, a bulk load. Writers of the counted tables wait meanwhile.
CREATE PROCEDURE recount_lists() LANGUAGE plpgsql AS $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT tgrelid::regclass AS counted, convert_from(substring(tgargs FOR length(tgargs) - 1), 'UTF8') AS lists
    FROM pg_trigger WHERE tgfoid = 'count_lists'::regproc AND tgname LIKE '%_insert' ORDER BY tgrelid::regclass::text
  LOOP
    EXECUTE format('LOCK TABLE %s IN SHARE MODE', kept.counted);
    DELETE FROM list_counts WHERE list = kept.counted::text OR starts_with(list, kept.counted || ' ');
    EXECUTE format('INSERT INTO list_counts (list, change) SELECT list, count(*) FROM %s, unnest(%s) AS list GROUP BY list',
      kept.counted, kept.lists);
  END LOOP;
END $$;
