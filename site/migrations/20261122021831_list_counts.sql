CREATE TABLE "list_counts" (
	"list" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "destinations_name";--> statement-breakpoint
CREATE INDEX "list_counts_list" ON "list_counts" USING btree ("list");--> statement-breakpoint
CREATE INDEX "destinations_newest_featured" ON "destinations" USING btree ("created_at" desc, "id" desc) WHERE published and featured;--> statement-breakpoint
CREATE INDEX "destinations_best_of_region" ON "destinations" USING btree ("region", "rating_value" desc, "rating_count" desc, "id" desc) WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_name_of_region" ON "destinations" USING btree ("region", search_form("name"), "id", "name") WHERE published;--> statement-breakpoint
CREATE INDEX "destinations_name" ON "destinations" USING btree (search_form("name"), "id", "name") WHERE published;
--> statement-breakpoint
-- By hand, down to the end. Adds to each list what a statement has changed in its length. Rows of a list that no other transaction
-- holds are folded into one; the others are left to the next writer, so that nobody waits and nothing is counted twice.
-- First argument: the lists that a row is in, as SQL of a text[]. Their names begin with that of the table.
CREATE FUNCTION count_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  come constant text := 'SELECT *, 1 AS change FROM new_rows';
  gone constant text := 'SELECT *, -1 AS change FROM old_rows';
  changed text;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM list_counts WHERE starts_with(list, TG_TABLE_NAME);
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
-- Counts a table from now on, with what it holds already.
CREATE PROCEDURE keep_list_counts(counted text, lists text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO list_counts (list, change) SELECT list, count(*) FROM %I, unnest(%s) AS list GROUP BY list', counted, lists);
  EXECUTE format('CREATE TRIGGER %1$s_list_counts_insert AFTER INSERT ON %1$I REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%2$L)', counted, lists);
  EXECUTE format('CREATE TRIGGER %1$s_list_counts_update AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%2$L)', counted, lists);
  EXECUTE format('CREATE TRIGGER %1$s_list_counts_delete AFTER DELETE ON %1$I REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%2$L)', counted, lists);
  EXECUTE format('CREATE TRIGGER %1$s_list_counts_truncate AFTER TRUNCATE ON %1$I
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%2$L)', counted, lists);
END $$;
--> statement-breakpoint
CALL keep_list_counts('destinations', $$CASE WHEN published THEN ARRAY['destinations published', 'destinations published in ' || region]
  || CASE WHEN featured THEN ARRAY['destinations featured'] ELSE '{}' END
  || ARRAY(SELECT DISTINCT kind || lower(tag) FROM unnest(tags) AS tag, unnest(ARRAY['destinations tagged ', 'destinations in ' || region || ' tagged ']) AS kind)
  ELSE ARRAY['destinations draft'] END$$);
--> statement-breakpoint
CALL keep_list_counts('stories', $$CASE WHEN published THEN ARRAY['stories published', 'stories published as ' || category]
  || CASE WHEN featured THEN ARRAY['stories featured'] ELSE '{}' END
  || ARRAY(SELECT DISTINCT 'stories tagged ' || lower(tag) FROM unnest(tags) AS tag) || ARRAY(SELECT DISTINCT 'stories published in ' || region FROM unnest(regions) AS region)
  ELSE ARRAY['stories draft'] END$$);
--> statement-breakpoint
CALL keep_list_counts('highlights', $$CASE WHEN published THEN ARRAY['highlights published', 'highlights published in ' || region]
  || CASE WHEN featured THEN ARRAY['highlights featured'] ELSE '{}' END
  || CASE WHEN rating >= 4 THEN ARRAY['highlights top-rated'] ELSE '{}' END
  ELSE ARRAY['highlights draft'] END$$);
--> statement-breakpoint
CALL keep_list_counts('accounts', $$ARRAY['accounts of ' || role]$$);
--> statement-breakpoint
CALL keep_list_counts('contact_messages', $$ARRAY[CASE WHEN read THEN 'contact_messages read' ELSE 'contact_messages unread' END]$$);
--> statement-breakpoint
CALL keep_list_counts('feedback', $$ARRAY[CASE WHEN held THEN 'feedback held' ELSE 'feedback shown' END]$$);
--> statement-breakpoint
CALL keep_list_counts('activity_entries', $$ARRAY['activity_entries']$$);
