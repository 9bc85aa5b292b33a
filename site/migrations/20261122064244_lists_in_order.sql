CREATE TABLE "destination_lists" (
	"id" uuid NOT NULL,
	"list" text NOT NULL,
	"region" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rating_value" numeric(2, 1) NOT NULL,
	"rating_count" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_lists" (
	"id" uuid NOT NULL,
	"list" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "destinations_tags";--> statement-breakpoint
ALTER TABLE "search_phrases" ADD COLUMN "magnitude" smallint GENERATED ALWAYS AS (floor(ln(greatest(uses, 1)) / ln(2))) STORED NOT NULL;--> statement-breakpoint
-- By hand, down to the keys and indexes, which are built once after the rows. Keeps in a table of its own which lists the published rows of
-- another are in, and what the lists are ordered by. What a statement leaves as it was is not touched.
-- Arguments: that table; the lists of a row, each once, as SQL of a text[]; the columns that follow id and list; what they hold, as SQL
-- with their names. The inner SELECT works all of it out once for a row, and not once for each of its lists.
CREATE FUNCTION keep_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held constant text := format('SELECT id, list, %1$s FROM (SELECT id, %2$s, %3$s AS lists FROM %%I OFFSET 0) AS rows, unnest(lists) AS list',
    TG_ARGV[2], TG_ARGV[3], TG_ARGV[1]);
  come text := format(held, 'new_rows');
BEGIN
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('DELETE FROM %1$I AS kept USING (%2$s EXCEPT %3$s) AS gone WHERE (kept.id, kept.list) = (gone.id, gone.list)',
      TG_ARGV[0], format(held, 'old_rows'), come);
    come := come || ' EXCEPT ' || format(held, 'old_rows');
  END IF;
  EXECUTE format('INSERT INTO %1$I (id, list, %2$s) %3$s', TG_ARGV[0], TG_ARGV[2], come);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What is deleted goes by its foreign key.
CREATE PROCEDURE keep_lists_of(source text, kept text, lists text, columns text, held text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %1$s_lists_insert AFTER INSERT ON %1$I REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION keep_lists(%2$L, %3$L, %4$L, %5$L)', source, kept, lists, columns, held);
  EXECUTE format('CREATE TRIGGER %1$s_lists_update AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION keep_lists(%2$L, %3$L, %4$L, %5$L)', source, kept, lists, columns, held);
END $$;
--> statement-breakpoint
CALL keep_lists_of('destinations', 'destination_lists',
  $$CASE WHEN published THEN ARRAY(SELECT DISTINCT lower(tag) FROM unnest(tags) AS tag) ELSE '{}' END$$,
  'region, created_at, rating_value, rating_count, name', 'region, created_at, rating_value, rating_count, search_form(name) AS name');
--> statement-breakpoint
CALL keep_lists_of('stories', 'story_lists',
  $$CASE WHEN published THEN ARRAY(SELECT DISTINCT 'tagged ' || lower(tag) FROM unnest(tags) AS tag) || ARRAY(SELECT DISTINCT 'in ' || region FROM unnest(regions) AS region) ELSE '{}' END$$,
  'published_at', 'published_at');
--> statement-breakpoint
-- For whoever loaded rows with the triggers off, and now for what is here already.
CREATE PROCEDURE refill_lists() LANGUAGE plpgsql AS $$
DECLARE
  source regclass;
  arguments text[];
BEGIN
  FOR source, arguments IN
    SELECT tgrelid::regclass, string_to_array(encode(tgargs, 'escape'), '\000')
    FROM pg_trigger WHERE tgfoid = 'keep_lists'::regproc AND tgname LIKE '%_insert' ORDER BY tgrelid::regclass::text
  LOOP
    EXECUTE format('LOCK TABLE %s IN SHARE MODE', source);
    EXECUTE format('DELETE FROM %I', arguments[1]);
    EXECUTE format('INSERT INTO %1$I (id, list, %2$s)
      SELECT id, list, %2$s FROM (SELECT id, %3$s, %5$s AS lists FROM %4$s OFFSET 0) AS rows, unnest(lists) AS list',
      arguments[1], arguments[3], arguments[4], source, arguments[2]);
  END LOOP;
END $$;
--> statement-breakpoint
CALL refill_lists();
--> statement-breakpoint
-- By hand. The most that can be found by all words of `typed` as beginnings: how many things of a kind hold the rarest of them.
CREATE FUNCTION rarest_word(typed text, kind text) RETURNS bigint LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT min(held) FROM (
    SELECT coalesce(sum(CASE kind WHEN 'destinations' THEN destinations WHEN 'stories' THEN stories ELSE highlights END), 0) AS held
    FROM regexp_split_to_table(search_form(typed), ' ') AS beginning
    LEFT JOIN search_words ON word >= beginning COLLATE "C" AND word < (beginning || chr(1114111)) COLLATE "C"
    GROUP BY beginning) AS words
$$;
--> statement-breakpoint
ALTER TABLE "destination_lists" ADD CONSTRAINT "destination_lists_id_list_pk" PRIMARY KEY("id","list");--> statement-breakpoint
ALTER TABLE "story_lists" ADD CONSTRAINT "story_lists_id_list_pk" PRIMARY KEY("id","list");--> statement-breakpoint
ALTER TABLE "destination_lists" ADD CONSTRAINT "destination_lists_id_destinations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_lists" ADD CONSTRAINT "story_lists_id_stories_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "destination_lists_newest" ON "destination_lists" USING btree ("list", "created_at" desc, "id" desc, "region");--> statement-breakpoint
CREATE INDEX "destination_lists_best" ON "destination_lists" USING btree ("list", "rating_value" desc, "rating_count" desc, "id" desc, "region");--> statement-breakpoint
CREATE INDEX "destination_lists_name" ON "destination_lists" USING btree ("list","name","id","region");--> statement-breakpoint
CREATE INDEX "story_lists_newest" ON "story_lists" USING btree ("list", "published_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "search_phrases_begin_1" ON "search_phrases" USING btree (left("letters", 1), "magnitude" desc, length("phrase"), "form", "phrase");--> statement-breakpoint
CREATE INDEX "search_phrases_begin_2" ON "search_phrases" USING btree (left("letters", 2), "magnitude" desc, length("phrase"), "form", "phrase");--> statement-breakpoint
CREATE INDEX "search_phrases_begin_3" ON "search_phrases" USING btree (left("letters", 3), "magnitude" desc, length("phrase"), "form", "phrase");