-- By hand. The lengths of what is good in a season are kept as well as those of the months.
DO $migration$
DECLARE
  lists constant text := $$CASE WHEN published THEN ARRAY['destinations published', 'destinations published in ' || region]
  || CASE WHEN featured THEN ARRAY['destinations featured'] ELSE '{}' END
  || ARRAY(SELECT DISTINCT kind || lower(tag) FROM unnest(tags) AS tag, unnest(ARRAY['destinations tagged ', 'destinations in ' || region || ' tagged ']) AS kind)
  || ARRAY(SELECT kind || time FROM unnest(times_to_go(good_months, latitude)) AS time, unnest(ARRAY['destinations good in ', 'destinations in ' || region || ' good in ']) AS kind)
  ELSE ARRAY['destinations draft'] END$$;
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER destinations_list_counts_insert AFTER INSERT ON destinations REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%L)', lists);
  EXECUTE format('CREATE OR REPLACE TRIGGER destinations_list_counts_update AFTER UPDATE ON destinations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%L)', lists);
  EXECUTE format('CREATE OR REPLACE TRIGGER destinations_list_counts_delete AFTER DELETE ON destinations REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%L)', lists);
  EXECUTE format('CREATE OR REPLACE TRIGGER destinations_list_counts_truncate AFTER TRUNCATE ON destinations
    FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%L)', lists);
END $migration$;
--> statement-breakpoint
INSERT INTO list_counts (list, change)
SELECT kind || time, count(*) FROM destinations, unnest(times_to_go(good_months, latitude)) AS time,
  unnest(ARRAY['destinations good in ', 'destinations in ' || region || ' good in ']) AS kind
WHERE published AND good_months <> 0 AND time > 12 GROUP BY 1;
