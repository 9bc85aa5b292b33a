CREATE TABLE "versions" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_id" uuid,
	"changed" text[] NOT NULL,
	"summary" text NOT NULL,
	"restored_from" integer,
	"item_updated_at" timestamp with time zone NOT NULL,
	"key_version" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"media_ids" uuid[] NOT NULL,
	CONSTRAINT "versions_pkey" PRIMARY KEY("kind","item_id","version")
);
--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "versions_by" ON "versions" USING btree ("by_id");--> statement-breakpoint
-- In media_uses the one about page goes by its key.
CREATE FUNCTION "version_media_item"(kind text, item_id text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE kind WHEN 'about' THEN 'true' ELSE item_id END
$$;--> statement-breakpoint
-- What versions of an item name counts as shown, once for each item however many of them do.
CREATE FUNCTION "keep_version_media_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.media_uses (media_id, kind, item_id, field, place)
      SELECT DISTINCT item.id, added.kind, public.version_media_item(added.kind, added.item_id), 'versions', 0
      FROM added CROSS JOIN unnest(added.media_ids) named JOIN public.media_items item ON item.id = named
      ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM public.media_uses used
      USING (SELECT DISTINCT kind, item_id, unnest(media_ids) AS media_id FROM gone) former
      WHERE used.kind = former.kind AND used.item_id = public.version_media_item(former.kind, former.item_id)
        AND used.field = 'versions' AND used.place = 0 AND used.media_id = former.media_id
        AND NOT EXISTS (SELECT FROM public.versions kept WHERE kept.kind = former.kind AND kept.item_id = former.item_id
          AND former.media_id = ANY (kept.media_ids));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "versions_media_uses_added" AFTER INSERT ON "versions" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_version_media_uses"();--> statement-breakpoint
CREATE TRIGGER "versions_media_uses_gone" AFTER DELETE ON "versions" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_version_media_uses"();--> statement-breakpoint
-- As it was, and the versions.
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
    END LOOP;
  END LOOP;
  RETURN QUERY SELECT DISTINCT item.id, v.kind, public.version_media_item(v.kind, v.item_id), 'versions', 0
    FROM public.versions v CROSS JOIN unnest(v.media_ids) named JOIN public.media_items item ON item.id = named;
END $$;--> statement-breakpoint
-- With an item go its versions. A trigger with it is given the kind, and "" where there is only one of it.
CREATE FUNCTION "delete_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_NARGS = 1 THEN
    DELETE FROM public.versions WHERE kind = TG_ARGV[0] AND item_id = OLD.id::text;
  ELSE
    DELETE FROM public.versions WHERE kind = TG_ARGV[0];
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stories_versions" AFTER DELETE ON "stories" FOR EACH ROW EXECUTE FUNCTION "delete_versions"('story');--> statement-breakpoint
CREATE TRIGGER "destinations_versions" AFTER DELETE ON "destinations" FOR EACH ROW EXECUTE FUNCTION "delete_versions"('destination');--> statement-breakpoint
CREATE TRIGGER "highlights_versions" AFTER DELETE ON "highlights" FOR EACH ROW EXECUTE FUNCTION "delete_versions"('highlight');--> statement-breakpoint
CREATE TRIGGER "banners_versions" AFTER DELETE ON "banners" FOR EACH ROW EXECUTE FUNCTION "delete_versions"('banner');--> statement-breakpoint
CREATE TRIGGER "about_versions" AFTER DELETE ON "about" FOR EACH ROW EXECUTE FUNCTION "delete_versions"('about', '');--> statement-breakpoint
CREATE TRIGGER "team_members_versions" AFTER DELETE ON "team_members" FOR EACH ROW EXECUTE FUNCTION "delete_versions"('team-member');
