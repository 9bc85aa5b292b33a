-- By hand. The words of a row of a staff list. Dear on paper, so that PostgreSQL always asks the index that holds the result and never
-- makes it anew for each row; a function in SQL would be taken apart and look cheap.
CREATE FUNCTION staff_search(words text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
BEGIN
  -- By its whole name: whoever restores a backup looks for it without a path.
  RETURN to_tsvector('simple', public.search_form(words));
END $$;
--> statement-breakpoint
DROP INDEX "destinations_staff_search";--> statement-breakpoint
DROP INDEX "stories_staff_search";--> statement-breakpoint
CREATE INDEX "destinations_staff_search" ON "destinations" USING gin (staff_search("name" || ' ' || "country" || ' ' || "region_text" || ' ' || "category" || ' ' || search_join("tags")));--> statement-breakpoint
CREATE INDEX "stories_staff_search" ON "stories" USING gin (staff_search("title" || ' ' || "category" || ' ' || search_join("tags")));