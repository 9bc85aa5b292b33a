-- window: media_items is written anew, for each image gets a name and words to be found by: a minute for 100,000, at most
CREATE TABLE "former_media_files" (
	"file" text PRIMARY KEY NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_uses" (
	"media_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"field" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "media_uses_kind_item_id_field_place_media_id_pk" PRIMARY KEY("kind","item_id","field","place","media_id")
);
--> statement-breakpoint
-- The media that a text names. In the normal form (packages/rich-text) a line that begins so is a figure or a video,
-- and nothing else; the label before the braces may hold links, but no other unescaped bracket.
CREATE FUNCTION "media_named_in"(markdown text) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT DISTINCT found[1]::uuid FROM regexp_matches(markdown,
    '(?n)^::(?:figure|video)(?:\[(?:[^][\\]|\\.|\[(?:[^][\\]|\\.)*\])*\])?\{media=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[ }]', 'g') AS found
$$;--> statement-breakpoint
-- The media that a column of this name with this value names: one by its id, or those of a text.
CREATE FUNCTION "media_in_column"(name text, value text) RETURNS SETOF uuid LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF name LIKE '%\_markdown' THEN RETURN QUERY SELECT public.media_named_in(value);
  ELSE RETURN NEXT value::uuid;
  END IF;
END $$;--> statement-breakpoint
-- What a row shows, written down as the row is written. A trigger with it is given the kind of item, the columns of the
-- item's id and of the place in a gallery ("" where there is one place), and pairs of a field and its column.
CREATE FUNCTION "keep_media_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place_column text := CASE TG_ARGV[2] WHEN '' THEN '0' ELSE format('($1).%I', TG_ARGV[2]) END;
  source text;
  old_id text; old_place integer; old_value text;
  new_id text; new_place integer; new_value text;
BEGIN
  FOR n IN 3 .. TG_NARGS - 1 BY 2 LOOP
    source := format('SELECT ($1).%I::text, %s, ($1).%I::text', TG_ARGV[1], place_column, TG_ARGV[n + 1]);
    IF TG_OP <> 'INSERT' THEN EXECUTE source INTO old_id, old_place, old_value USING OLD; END IF;
    IF TG_OP <> 'DELETE' THEN EXECUTE source INTO new_id, new_place, new_value USING NEW; END IF;
    CONTINUE WHEN TG_OP = 'UPDATE'
      AND (old_id, old_place, old_value) IS NOT DISTINCT FROM (new_id, new_place, new_value);
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM public.media_uses WHERE kind = TG_ARGV[0] AND item_id = old_id AND field = TG_ARGV[n]
        AND place = old_place AND media_id IN (SELECT public.media_in_column(TG_ARGV[n + 1], old_value));
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO public.media_uses (media_id, kind, item_id, field, place)
        SELECT id, TG_ARGV[0], new_id, TG_ARGV[n], new_place FROM public.media_items
        WHERE id IN (SELECT public.media_in_column(TG_ARGV[n + 1], new_value))
        ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The same of all rows that there are, read anew.
CREATE FUNCTION "scan_media_uses"() RETURNS SETOF "media_uses" LANGUAGE plpgsql STABLE AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER "stories_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "id", "cover_id", "content", "content_markdown" ON "stories"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('story', 'id', '', 'coverImage', 'cover_id', 'content', 'content_markdown');--> statement-breakpoint
CREATE TRIGGER "story_images_media_uses" AFTER INSERT OR DELETE OR UPDATE ON "story_images"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('story', 'story_id', 'position', 'image', 'media_id');--> statement-breakpoint
CREATE TRIGGER "destinations_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "id", "thumbnail_id", "long_description", "long_description_markdown" ON "destinations"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('destination', 'id', '', 'thumbnail', 'thumbnail_id', 'longDescription', 'long_description_markdown');--> statement-breakpoint
CREATE TRIGGER "destination_images_media_uses" AFTER INSERT OR DELETE OR UPDATE ON "destination_images"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('destination', 'destination_id', 'position', 'images', 'media_id');--> statement-breakpoint
CREATE TRIGGER "highlights_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "id", "image_id", "video_id", "avatar_id", "captions_id" ON "highlights"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('highlight', 'id', '', 'image', 'image_id', 'video', 'video_id', 'avatar', 'avatar_id', 'captions', 'captions_id');--> statement-breakpoint
CREATE TRIGGER "banner_images_media_uses" AFTER INSERT OR DELETE OR UPDATE ON "banner_images"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('banner', 'banner_id', 'position', 'image', 'media_id');--> statement-breakpoint
CREATE TRIGGER "about_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "only", "intro_image_id" ON "about"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('about', 'only', '', 'introImage', 'intro_image_id');--> statement-breakpoint
CREATE TRIGGER "team_members_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "id", "image_id" ON "team_members"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('team-member', 'id', '', 'image', 'image_id');--> statement-breakpoint
CREATE TRIGGER "authors_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "id", "avatar_id" ON "authors"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('author', 'id', '', 'avatar', 'avatar_id');--> statement-breakpoint
CREATE TRIGGER "accounts_media_uses" AFTER INSERT OR DELETE OR UPDATE OF "id", "avatar_id" ON "accounts"
  FOR EACH ROW EXECUTE FUNCTION "keep_media_uses"('account', 'id', '', 'avatar', 'avatar_id');--> statement-breakpoint
-- Making the triggers has shut out all other writers, so nothing can come between.
INSERT INTO "media_uses" SELECT * FROM "scan_media_uses"();--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_uses_media" ON "media_uses" USING btree ("media_id");--> statement-breakpoint
ALTER TABLE "media_items"
  ADD COLUMN "decorative" boolean DEFAULT false NOT NULL,
  ADD COLUMN "caption" text DEFAULT '' NOT NULL,
  ADD COLUMN "credit" text DEFAULT '' NOT NULL,
  ADD COLUMN "license" text DEFAULT '' NOT NULL,
  ADD COLUMN "focal_x" double precision DEFAULT 0.5 NOT NULL,
  ADD COLUMN "focal_y" double precision DEFAULT 0.5 NOT NULL,
  ADD COLUMN "file_name" text DEFAULT '' NOT NULL,
  ADD COLUMN "original_file" text,
  ADD COLUMN "original_type" text DEFAULT '' NOT NULL,
  ADD COLUMN "original_bytes" bigint DEFAULT 0 NOT NULL,
  ADD COLUMN "digest" text,
  ADD COLUMN "latitude" double precision,
  ADD COLUMN "longitude" double precision,
  ADD COLUMN "uploader_id" uuid,
  ADD COLUMN "personal" boolean DEFAULT false NOT NULL,
  ADD COLUMN "kept" boolean DEFAULT false NOT NULL,
  ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
-- What they were called is not known; what they show is a better name than that of their file.
UPDATE "media_items" SET
  "file_name" = coalesce(nullif(left("alt", 120), ''), 'Uploaded ' || to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'))
    || '.' || substring("file" FROM '[^.]+$'),
  "original_bytes" = "size_bytes",
  "personal" = "id" IN (SELECT "avatar_id" FROM "accounts" WHERE "avatar_id" IS NOT NULL),
  "kept" = "alt" <> '' AND "id" NOT IN (SELECT "avatar_id" FROM "accounts" WHERE "avatar_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "searched" text GENERATED ALWAYS AS (search_form(file_name || ' ' || alt || ' ' || caption || ' ' || credit)) STORED;--> statement-breakpoint
CREATE INDEX "media_items_newest" ON "media_items" USING btree ("created_at" desc, "id" desc) WHERE not personal and kind <> 'captions' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_items_by_name" ON "media_items" USING btree (left(search_form("file_name"), 100),"id") WHERE not personal and kind <> 'captions' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_items_by_size" ON "media_items" USING btree ("original_bytes" desc, "id" desc) WHERE not personal and kind <> 'captions' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_items_searched" ON "media_items" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_items_uploader" ON "media_items" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "media_items_digest" ON "media_items" USING btree ("digest");
