-- There is one brand, or none: in media_uses its key stands as it is, as that of the about page does.
CREATE OR REPLACE FUNCTION "version_media_item"(kind text, item_id text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN kind IN ('about', 'brand') THEN 'true' ELSE item_id END
$$;--> statement-breakpoint
CREATE TRIGGER "settings_brand_versions" AFTER DELETE ON "settings" FOR EACH ROW EXECUTE FUNCTION "delete_versions"('brand', '');--> statement-breakpoint
CREATE TRIGGER "settings_texts_versions" AFTER DELETE ON "settings" FOR EACH ROW EXECUTE FUNCTION "delete_versions"('texts', '');
