-- The schema of 1.0.0 at once, as the migrations before it made it step by step (squashed.json.gz): docs/decisions/0026.
-- Functions name tables that come after them.
SET LOCAL check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS cube WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

CREATE FUNCTION public.count_lists() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
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
END $_$;

CREATE FUNCTION public.count_search_terms() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
  come constant text := 'SELECT *, 1 AS change FROM new_rows WHERE published';
  gone constant text := 'SELECT *, -1 AS change FROM old_rows WHERE published';
  changed text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Ratings change often, and no words with them.
    PERFORM FROM old_rows JOIN new_rows USING (id)
      WHERE (old_rows.published, old_rows.updated_at, old_rows.search) IS DISTINCT FROM (new_rows.published, new_rows.updated_at, new_rows.search);
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  changed := CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE come || ' UNION ALL ' || gone END;
  EXECUTE format($sql$
    INSERT INTO search_words AS known (word, stem, %1$I)
    SELECT word, search_stem(word), sum(change) FROM (%2$s) AS changed, unnest(tsvector_to_array(search)) AS word
    WHERE length(word) <= 40 GROUP BY word HAVING sum(change) <> 0 ORDER BY word
    ON CONFLICT (word) DO UPDATE SET %1$I = known.%1$I + excluded.%1$I
  $sql$, TG_ARGV[0], changed);
  EXECUTE format($sql$
    INSERT INTO search_phrases AS known (phrase, uses)
    SELECT phrase, sum(change) FROM (%2$s) AS changed, unnest(%1$s) AS phrase
    WHERE phrase <> '' AND length(phrase) <= 200 GROUP BY phrase HAVING sum(change) <> 0 ORDER BY phrase
    ON CONFLICT (phrase) DO UPDATE SET uses = known.uses + excluded.uses
  $sql$, TG_ARGV[1], changed);
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_words WHERE destinations <= 0 AND stories <= 0 AND highlights <= 0
      AND word IN (SELECT unnest(tsvector_to_array(search)) FROM old_rows WHERE published);
    EXECUTE format('DELETE FROM search_phrases WHERE uses <= 0 AND phrase IN (SELECT unnest(%s) FROM old_rows WHERE published)', TG_ARGV[1]);
  END IF;
  RETURN NULL;
END $_$;

CREATE FUNCTION public.globe_point(latitude double precision, longitude double precision) RETURNS public.cube
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN public.cube(ARRAY[(cos(radians(latitude)) * cos(radians(longitude))), (cos(radians(latitude)) * sin(radians(longitude))), sin(radians(latitude))]);

CREATE FUNCTION public.itinerary_text(itinerary jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT COALESCE(string_agg((parts.part #>> '{}'::text[]), ' '::text), ''::text) AS "coalesce" FROM (SELECT jsonb_path_query(itinerary_text.itinerary, '$[*]."title"'::jsonpath) AS jsonb_path_query UNION ALL SELECT jsonb_path_query(itinerary_text.itinerary, '$[*]."activities"[*]'::jsonpath) AS jsonb_path_query) parts(part));

CREATE PROCEDURE public.keep_list_counts(IN counted text, IN lists text)
    LANGUAGE plpgsql
    AS $_$
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
END $_$;

CREATE FUNCTION public.keep_lists() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
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
END $_$;

CREATE PROCEDURE public.keep_lists_of(IN source text, IN kept text, IN lists text, IN columns text, IN held text)
    LANGUAGE plpgsql
    AS $_$
BEGIN
  EXECUTE format('CREATE TRIGGER %1$s_lists_insert AFTER INSERT ON %1$I REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION keep_lists(%2$L, %3$L, %4$L, %5$L)', source, kept, lists, columns, held);
  EXECUTE format('CREATE TRIGGER %1$s_lists_update AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION keep_lists(%2$L, %3$L, %4$L, %5$L)', source, kept, lists, columns, held);
END $_$;

CREATE FUNCTION public.limit_key(counted text) RETURNS text
    LANGUAGE plpgsql
    AS $$
DECLARE
  known bytea;
BEGIN
  SELECT secret INTO known FROM rate_limit_secrets;
  IF known IS NULL THEN
    INSERT INTO rate_limit_secrets (secret) VALUES (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
      ON CONFLICT DO NOTHING;
    SELECT secret INTO known FROM rate_limit_secrets;
  END IF;
  RETURN encode(sha256(known || convert_to(counted, 'UTF8')), 'hex');
END
$$;

CREATE FUNCTION public.lower_all(words text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN ARRAY(SELECT lower(word.word) AS lower FROM unnest(lower_all.words) word(word));

CREATE FUNCTION public.search_form(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, NORMALIZE(value, NFKC))), '[^[:alnum:]]+'::text, ' '::text, 'g'::text));

CREATE TABLE public.search_phrases (
    phrase text NOT NULL,
    uses integer NOT NULL,
    form text GENERATED ALWAYS AS (public.search_form(phrase)) STORED NOT NULL COLLATE pg_catalog."C",
    letters text GENERATED ALWAYS AS (replace(public.search_form(phrase), ' '::text, ''::text)) STORED NOT NULL COLLATE pg_catalog."C",
    magnitude smallint GENERATED ALWAYS AS (floor((ln((GREATEST(uses, 1))::double precision) / ln((2)::double precision)))) STORED NOT NULL
)
WITH (fillfactor='60');

CREATE FUNCTION public.nearly_same_phrases(typed text) RETURNS SETOF public.search_phrases
    LANGUAGE sql STABLE PARALLEL SAFE
    SET "pg_trgm.similarity_threshold" TO '0.35'
    AS $$
    SELECT * FROM search_phrases
    WHERE letters % typed AND length(letters) BETWEEN length(typed) - 3 AND length(typed) + 3
    ORDER BY similarity(letters, typed) DESC, uses DESC LIMIT 60
  $$;

CREATE FUNCTION public.one_slip_phrases(typed text) RETURNS SETOF public.search_phrases
    LANGUAGE sql STABLE PARALLEL SAFE
    SET "pg_trgm.similarity_threshold" TO '0.5'
    AS $$
    SELECT * FROM search_phrases
    WHERE letters % typed AND length(letters) BETWEEN length(typed) - 1 AND length(typed) + 1
    ORDER BY similarity(letters, typed) DESC, uses DESC LIMIT 60
  $$;

CREATE FUNCTION public.prefix_query(typed text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT (COALESCE(string_agg((quote_literal(word.word) || ':*'::text), ' & '::text), ''::text))::tsquery AS "coalesce" FROM regexp_split_to_table(public.search_form(prefix_query.typed), '[^[:alnum:]]+'::text) word(word) WHERE (word.word <> ''::text));

CREATE FUNCTION public.rarest_word(typed text, kind text) RETURNS bigint
    LANGUAGE sql STABLE STRICT PARALLEL SAFE
    AS $$
  SELECT min(held) FROM (
    SELECT coalesce(sum(CASE kind WHEN 'destinations' THEN destinations WHEN 'stories' THEN stories ELSE highlights END), 0) AS held
    FROM regexp_split_to_table(search_form(typed), ' ') AS beginning
    LEFT JOIN search_words ON word >= beginning COLLATE "C" AND word < (beginning || chr(1114111)) COLLATE "C"
    GROUP BY beginning) AS words
$$;

CREATE PROCEDURE public.recount_lists()
    LANGUAGE plpgsql
    AS $$
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

CREATE PROCEDURE public.refill_lists()
    LANGUAGE plpgsql
    AS $_$
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
END $_$;

CREATE FUNCTION public.search_join(words text[]) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN array_to_string(words, ' '::text);

CREATE FUNCTION public.search_stem(word text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN COALESCE((ts_lexize('english_stem'::regdictionary, word))[1], ''::text);

CREATE FUNCTION public.similar_phrases(typed text) RETURNS SETOF public.search_phrases
    LANGUAGE sql STABLE PARALLEL SAFE
    SET "pg_trgm.similarity_threshold" TO '0.2'
    AS $$
    SELECT * FROM search_phrases
    WHERE letters % typed AND length(letters) BETWEEN length(typed) - 3 AND length(typed) + 3
    ORDER BY similarity(letters, typed) DESC, uses DESC LIMIT 60
  $$;

CREATE TABLE public.search_words (
    word text NOT NULL COLLATE pg_catalog."C",
    stem text NOT NULL COLLATE pg_catalog."C",
    destinations integer DEFAULT 0 NOT NULL,
    stories integer DEFAULT 0 NOT NULL,
    highlights integer DEFAULT 0 NOT NULL
)
WITH (fillfactor='60');

CREATE FUNCTION public.similar_words(typed text) RETURNS SETOF public.search_words
    LANGUAGE sql STABLE PARALLEL SAFE
    SET "pg_trgm.similarity_threshold" TO '0.2'
    AS $$
    SELECT * FROM search_words
    WHERE word % typed AND length(word) BETWEEN length(typed) - 2 AND length(typed) + 2
    ORDER BY similarity(word, typed) DESC, destinations + stories + highlights DESC LIMIT 60
  $$;

CREATE FUNCTION public.staff_search(words text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT COST 10000 PARALLEL SAFE
    AS $$
BEGIN
  -- By its whole name: whoever restores a backup looks for it without a path.
  RETURN to_tsvector('simple', public.search_form(words));
END $$;

CREATE FUNCTION public.times_to_go(good_months smallint, latitude double precision) RETURNS integer[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT CASE WHEN good_months = 0 THEN '{}' ELSE ARRAY(
    SELECT month FROM generate_series(1, 12) AS month WHERE good_months & (1 << (month - 1)) <> 0
    UNION ALL
    SELECT 13 + season FROM generate_series(0, 3) AS season
    WHERE good_months & (ARRAY[28, 224, 1792, 2051])[1 + (season + CASE WHEN latitude < 0 THEN 2 ELSE 0 END) % 4] <> 0) END
$$;

CREATE TABLE public.about (
    "only" boolean DEFAULT true NOT NULL,
    title text NOT NULL,
    intro text NOT NULL,
    intro_image_id uuid,
    mission text[] NOT NULL,
    "values" jsonb NOT NULL,
    join_title text NOT NULL,
    join_description text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT about_only CHECK ("only")
);

CREATE TABLE public.account_identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    role text DEFAULT 'USER'::text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified_at timestamp with time zone,
    password_hash text,
    phone_number text DEFAULT ''::text NOT NULL,
    avatar_id uuid,
    is_subscribed boolean DEFAULT false NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    gender text DEFAULT ''::text NOT NULL,
    date_of_birth date,
    travel_achievements jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.activity_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    actor_id uuid,
    actor_name text NOT NULL,
    role text NOT NULL,
    action text NOT NULL,
    detail text NOT NULL,
    type text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    about_id uuid,
    security boolean DEFAULT false NOT NULL
);

CREATE TABLE public.address_redirects (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    path text NOT NULL,
    target text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.authors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    account_id uuid,
    name text NOT NULL,
    bio text DEFAULT ''::text NOT NULL,
    avatar_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT authors_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'::text)))
);

CREATE TABLE public.backup_state (
    "only" boolean DEFAULT true NOT NULL,
    made_at timestamp with time zone NOT NULL,
    size_bytes bigint NOT NULL,
    rehearsed_at timestamp with time zone,
    CONSTRAINT backup_state_only CHECK ("only")
);

CREATE TABLE public.banner_images (
    banner_id uuid NOT NULL,
    media_id uuid NOT NULL,
    "position" integer NOT NULL,
    place_id uuid
);

CREATE TABLE public.banners (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    small_description text NOT NULL,
    active boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    searched text GENERATED ALWAYS AS (public.search_form(((title || ' '::text) || description))) STORED
);

CREATE TABLE public.contact_info (
    "only" boolean DEFAULT true NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    postal_code text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    email1 text DEFAULT ''::text NOT NULL,
    email2 text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    working_hours text DEFAULT ''::text NOT NULL,
    follow_links jsonb DEFAULT '[]'::jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT contact_info_only CHECK ("only")
);

CREATE TABLE public.contact_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    full_name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    read boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    replied_at timestamp with time zone,
    searched text GENERATED ALWAYS AS (public.search_form((((((full_name || ' '::text) || email) || ' '::text) || subject) ||
CASE subject
    WHEN 'general'::text THEN ' inquiry'::text
    WHEN 'partnership'::text THEN ' opportunity'::text
    ELSE ''::text
END))) STORED
);

CREATE TABLE public.deleted_accounts (
    hash text NOT NULL,
    deleted_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.destination_images (
    destination_id uuid NOT NULL,
    media_id uuid NOT NULL,
    "position" integer NOT NULL
);

CREATE TABLE public.destination_lists (
    id uuid NOT NULL,
    list text NOT NULL,
    region text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    rating_value numeric(2,1) NOT NULL,
    rating_count integer NOT NULL,
    name text NOT NULL,
    good_months smallint DEFAULT 0 NOT NULL
);

CREATE TABLE public.destinations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    description text NOT NULL,
    long_description text NOT NULL,
    best_time_to_visit text NOT NULL,
    suggested_duration text NOT NULL,
    tags text[] NOT NULL,
    popular_for text[] NOT NULL,
    travel_tips text[] NOT NULL,
    itinerary jsonb NOT NULL,
    average_temperature_celsius double precision NOT NULL,
    climate_type text NOT NULL,
    best_month text NOT NULL,
    country text NOT NULL,
    region_text text NOT NULL,
    region text NOT NULL,
    place_words text DEFAULT ''::text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    thumbnail_id uuid,
    featured boolean DEFAULT false NOT NULL,
    published boolean DEFAULT false NOT NULL,
    rating_sum integer DEFAULT 0 NOT NULL,
    rating_count integer DEFAULT 0 NOT NULL,
    rating_value numeric(2,1) GENERATED ALWAYS AS (
CASE
    WHEN (rating_count = 0) THEN (0)::numeric
    ELSE round(((rating_sum)::numeric / (rating_count)::numeric), 1)
END) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('simple'::regconfig, public.search_form(name)), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, public.search_form(((((((country || ' '::text) || region_text) || ' '::text) || place_words) || ' '::text) || public.search_join(tags)))), 'B'::"char")) || setweight(to_tsvector('simple'::regconfig, public.search_form(((((description || ' '::text) || category) || ' '::text) || public.search_join(popular_for)))), 'C'::"char")) || setweight(to_tsvector('simple'::regconfig, public.search_form(((((((long_description || ' '::text) || public.search_join(travel_tips)) || ' '::text) || public.itinerary_text(itinerary)) || ' '::text) || climate_type))), 'D'::"char"))) STORED,
    staff_search tsvector GENERATED ALWAYS AS (public.staff_search(((((((((name || ' '::text) || country) || ' '::text) || region_text) || ' '::text) || category) || ' '::text) || public.search_join(tags)))) STORED,
    short_line text DEFAULT ''::text NOT NULL,
    good_months smallint DEFAULT 0 NOT NULL,
    fair_months smallint DEFAULT 0 NOT NULL,
    poor_months smallint DEFAULT 0 NOT NULL,
    month_temperatures double precision[] DEFAULT '{}'::double precision[] NOT NULL,
    month_rain double precision[] DEFAULT '{}'::double precision[] NOT NULL,
    CONSTRAINT destinations_latitude CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT destinations_longitude CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT destinations_months CHECK ((good_months | fair_months | poor_months) BETWEEN 0 AND 4095 AND good_months + fair_months + poor_months = (good_months | fair_months | poor_months)),
    CONSTRAINT destinations_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'::text) AND (slug <> ALL (ARRAY['home'::text, 'featured'::text, 'published'::text, 'admin'::text, 'favorite'::text]))))
);

CREATE TABLE public.digest_recipients (
    account_id uuid NOT NULL,
    last_sent_at timestamp with time zone
);

CREATE TABLE public.digest_tokens (
    hash text NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.favourite_destinations (
    account_id uuid NOT NULL,
    destination_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.favourite_stories (
    account_id uuid NOT NULL,
    story_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.feedback (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    location text NOT NULL,
    message text NOT NULL,
    rating integer NOT NULL,
    held boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    searched text GENERATED ALWAYS AS (public.search_form(((((name || ' '::text) || location) || ' '::text) || message))) STORED,
    CONSTRAINT feedback_rating CHECK (((rating >= 1) AND (rating <= 5)))
);

CREATE TABLE public.former_author_slugs (
    slug text NOT NULL,
    author_id uuid NOT NULL
);

CREATE TABLE public.former_destination_slugs (
    slug text NOT NULL,
    destination_id uuid NOT NULL
);

CREATE TABLE public.former_story_slugs (
    slug text NOT NULL,
    story_id uuid NOT NULL
);

CREATE TABLE public.highlights (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    location text NOT NULL,
    region text NOT NULL,
    rating numeric(2,1) NOT NULL,
    image_id uuid,
    video_id uuid,
    avatar_id uuid,
    date date DEFAULT now() NOT NULL,
    featured boolean DEFAULT true NOT NULL,
    published boolean DEFAULT true NOT NULL,
    search tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('simple'::regconfig, public.search_form(name)), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, public.search_form((((location || ' '::text) || region) ||
CASE
    WHEN (region ~~ '%America'::text) THEN ' americas'::text
    ELSE ''::text
END))), 'B'::"char")) || setweight(to_tsvector('simple'::regconfig, public.search_form(description)), 'C'::"char"))) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    captions_id uuid,
    CONSTRAINT highlights_rating CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric)))
);

CREATE TABLE public.idempotency_keys (
    key text NOT NULL,
    request text NOT NULL,
    answer json NOT NULL,
    account_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.known_browsers (
    hash text NOT NULL,
    account_id uuid NOT NULL,
    last_login_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.list_counts (
    list text NOT NULL,
    change integer NOT NULL
);

CREATE TABLE public.media_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    content_type text NOT NULL,
    file text NOT NULL,
    sizes jsonb DEFAULT '[]'::jsonb NOT NULL,
    width integer DEFAULT 0 NOT NULL,
    height integer DEFAULT 0 NOT NULL,
    size_bytes bigint DEFAULT 0 NOT NULL,
    tone text DEFAULT '#8a8f88'::text NOT NULL,
    thumbhash text DEFAULT ''::text NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    alternatives jsonb DEFAULT '[]'::jsonb NOT NULL,
    captions_file text,
    duration_seconds real DEFAULT 0 NOT NULL
);

CREATE TABLE public.missing_addresses (
    path text NOT NULL,
    count integer NOT NULL,
    first_asked_at timestamp with time zone DEFAULT now() NOT NULL,
    last_asked_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.newsletter_subscribers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    mailed_at timestamp with time zone[] DEFAULT '{}'::timestamp with time zone[] NOT NULL,
    confirmed_at timestamp with time zone,
    unsubscribed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT newsletter_subscribers_email_lower CHECK ((email = lower(email)))
);

CREATE TABLE public.newsletter_tokens (
    hash text NOT NULL,
    subscriber_id uuid NOT NULL,
    purpose text NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.notifications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    role text,
    review_id uuid,
    subject text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone,
    CONSTRAINT notifications_kind CHECK ((kind =
CASE
    WHEN (role IS NOT NULL) THEN 'role'::text
    WHEN (review_id IS NOT NULL) THEN 'vote'::text
    WHEN (subject IS NOT NULL) THEN 'reply'::text
    ELSE ''::text
END))
);

CREATE TABLE public.one_time_tokens (
    hash text NOT NULL,
    purpose text NOT NULL,
    account_id uuid,
    payload jsonb DEFAULT '{}'::jsonb NOT NULL,
    used_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    session_id uuid
);

CREATE TABLE public.passkeys (
    id text NOT NULL,
    account_id uuid NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone
);

CREATE VIEW public.public_destinations AS
 SELECT destinations.id,
    destinations.slug,
    destinations.name,
    destinations.category,
    destinations.description,
    destinations.long_description,
    destinations.best_time_to_visit,
    destinations.suggested_duration,
    destinations.tags,
    destinations.popular_for,
    destinations.travel_tips,
    destinations.itinerary,
    destinations.average_temperature_celsius,
    destinations.climate_type,
    destinations.best_month,
    destinations.short_line,
    destinations.good_months,
    destinations.fair_months,
    destinations.poor_months,
    destinations.month_temperatures,
    destinations.month_rain,
    destinations.country,
    destinations.region_text,
    destinations.region,
    destinations.place_words,
    destinations.latitude,
    destinations.longitude,
    destinations.thumbnail_id,
    destinations.featured,
    destinations.published,
    destinations.rating_sum,
    destinations.rating_count,
    destinations.rating_value,
    destinations.search,
    destinations.staff_search,
    destinations.created_at,
    destinations.updated_at
   FROM public.destinations
  WHERE (destinations.published = true);

CREATE VIEW public.public_highlights AS
 SELECT highlights.id,
    highlights.name,
    highlights.description,
    highlights.location,
    highlights.region,
    highlights.rating,
    highlights.image_id,
    highlights.video_id,
    highlights.avatar_id,
    highlights.captions_id,
    highlights.date,
    highlights.featured,
    highlights.published,
    highlights.search,
    highlights.created_at,
    highlights.updated_at
   FROM public.highlights
  WHERE (highlights.published = true);

CREATE TABLE public.stories (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    category text NOT NULL,
    tags text[] NOT NULL,
    regions text[] DEFAULT '{}'::text[] NOT NULL,
    read_time text NOT NULL,
    featured boolean DEFAULT false NOT NULL,
    published boolean DEFAULT false NOT NULL,
    cover_id uuid,
    author_id uuid,
    place_id uuid,
    search tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('simple'::regconfig, public.search_form(title)), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, public.search_form(((((public.search_join(tags) || ' '::text) || category) || ' '::text) || public.search_join(regions)))), 'B'::"char")) || setweight(to_tsvector('simple'::regconfig, public.search_form(excerpt)), 'C'::"char")) || setweight(to_tsvector('simple'::regconfig, public.search_form(content)), 'D'::"char"))) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    published_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    staff_search tsvector GENERATED ALWAYS AS (public.staff_search(((((title || ' '::text) || category) || ' '::text) || public.search_join(tags)))) STORED,
    CONSTRAINT stories_published_at CHECK (((NOT published) OR (published_at IS NOT NULL))),
    CONSTRAINT stories_slug CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'::text) AND (slug <> ALL (ARRAY['home'::text, 'featured'::text, 'published'::text, 'admin'::text, 'favorite'::text]))))
);

CREATE VIEW public.public_stories AS
 SELECT stories.id,
    stories.slug,
    stories.title,
    stories.excerpt,
    stories.content,
    stories.category,
    stories.tags,
    stories.regions,
    stories.read_time,
    stories.featured,
    stories.published,
    stories.cover_id,
    stories.author_id,
    stories.place_id,
    stories.search,
    stories.staff_search,
    stories.created_at,
    stories.published_at,
    stories.updated_at
   FROM public.stories
  WHERE (stories.published = true);

CREATE UNLOGGED TABLE public.rate_limit_secrets (
    "only" boolean DEFAULT true NOT NULL,
    secret bytea NOT NULL
);

CREATE UNLOGGED TABLE public.rate_limits (
    key text NOT NULL,
    count integer NOT NULL,
    ends_at timestamp with time zone NOT NULL
);

CREATE TABLE public.recovery_codes (
    account_id uuid NOT NULL,
    hash text NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.review_votes (
    review_id uuid NOT NULL,
    account_id uuid NOT NULL,
    vote text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.reviews (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    destination_id uuid NOT NULL,
    account_id uuid NOT NULL,
    rating integer NOT NULL,
    category text NOT NULL,
    text text NOT NULL,
    helpful_count integer DEFAULT 0 NOT NULL,
    unhelpful_count integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reviews_counts CHECK (((helpful_count >= 0) AND (unhelpful_count >= 0))),
    CONSTRAINT reviews_rating CHECK (((rating >= 1) AND (rating <= 5)))
);

CREATE TABLE public.search_keywords (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    keyword text NOT NULL,
    count integer NOT NULL,
    results integer NOT NULL,
    last_searched_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.second_factor_rules (
    "only" boolean DEFAULT true NOT NULL,
    required boolean DEFAULT false NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT second_factor_rules_only CHECK ("only")
);

CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    token_hash text NOT NULL,
    cookie_hash text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    setup_only boolean DEFAULT false NOT NULL,
    passkey_id text
);

CREATE TABLE public.settings (
    "only" boolean DEFAULT true NOT NULL,
    hold_feedback boolean DEFAULT false NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    site_name text DEFAULT 'Trekker'::text NOT NULL,
    CONSTRAINT settings_only CHECK ("only"),
    CONSTRAINT settings_site_name CHECK (((char_length(site_name) >= 1) AND (char_length(site_name) <= 60)))
);

CREATE TABLE public.story_alerts (
    account_id uuid NOT NULL,
    story_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone
);

CREATE TABLE public.story_images (
    story_id uuid NOT NULL,
    media_id uuid NOT NULL,
    "position" integer NOT NULL,
    caption text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.story_lists (
    id uuid NOT NULL,
    list text NOT NULL,
    published_at timestamp with time zone NOT NULL
);

CREATE TABLE public.team_members (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    description text NOT NULL,
    image_id uuid,
    "position" integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.totp_factors (
    account_id uuid NOT NULL,
    secret text NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.visits (
    day date NOT NULL,
    path text NOT NULL,
    count integer NOT NULL
);

ALTER TABLE ONLY public.about
    ADD CONSTRAINT about_pkey PRIMARY KEY ("only");

ALTER TABLE ONLY public.account_identities
    ADD CONSTRAINT account_identities_issuer_subject_pk PRIMARY KEY (issuer, subject);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.address_redirects
    ADD CONSTRAINT address_redirects_path_unique UNIQUE (path);

ALTER TABLE ONLY public.address_redirects
    ADD CONSTRAINT address_redirects_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.authors
    ADD CONSTRAINT authors_account_id_unique UNIQUE (account_id);

ALTER TABLE ONLY public.authors
    ADD CONSTRAINT authors_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.authors
    ADD CONSTRAINT authors_slug_unique UNIQUE (slug);

ALTER TABLE ONLY public.backup_state
    ADD CONSTRAINT backup_state_pkey PRIMARY KEY ("only");

ALTER TABLE ONLY public.banner_images
    ADD CONSTRAINT banner_images_banner_id_position_pk PRIMARY KEY (banner_id, "position");

ALTER TABLE ONLY public.banners
    ADD CONSTRAINT banners_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_info
    ADD CONSTRAINT contact_info_pkey PRIMARY KEY ("only");

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.deleted_accounts
    ADD CONSTRAINT deleted_accounts_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.destination_images
    ADD CONSTRAINT destination_images_destination_id_position_pk PRIMARY KEY (destination_id, "position");

ALTER TABLE ONLY public.destination_lists
    ADD CONSTRAINT destination_lists_id_list_pk PRIMARY KEY (id, list);

ALTER TABLE ONLY public.destinations
    ADD CONSTRAINT destinations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.destinations
    ADD CONSTRAINT destinations_slug_unique UNIQUE (slug);

ALTER TABLE ONLY public.digest_recipients
    ADD CONSTRAINT digest_recipients_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.digest_tokens
    ADD CONSTRAINT digest_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.favourite_destinations
    ADD CONSTRAINT favourite_destinations_account_id_destination_id_pk PRIMARY KEY (account_id, destination_id);

ALTER TABLE ONLY public.favourite_stories
    ADD CONSTRAINT favourite_stories_account_id_story_id_pk PRIMARY KEY (account_id, story_id);

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.former_author_slugs
    ADD CONSTRAINT former_author_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.former_destination_slugs
    ADD CONSTRAINT former_destination_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.former_story_slugs
    ADD CONSTRAINT former_story_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.highlights
    ADD CONSTRAINT highlights_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.known_browsers
    ADD CONSTRAINT known_browsers_hash_account_id_pk PRIMARY KEY (hash, account_id);

ALTER TABLE ONLY public.media_items
    ADD CONSTRAINT media_items_key_unique UNIQUE (key);

ALTER TABLE ONLY public.media_items
    ADD CONSTRAINT media_items_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.missing_addresses
    ADD CONSTRAINT missing_addresses_pkey PRIMARY KEY (path);

ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_email_unique UNIQUE (email);

ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.newsletter_tokens
    ADD CONSTRAINT newsletter_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_review_id_unique UNIQUE (review_id);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate_limit_secrets
    ADD CONSTRAINT rate_limit_secrets_pkey PRIMARY KEY ("only");

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_account_id_hash_pk PRIMARY KEY (account_id, hash);

ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_review_id_account_id_pk PRIMARY KEY (review_id, account_id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_one_each UNIQUE (destination_id, account_id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_keywords
    ADD CONSTRAINT search_keywords_keyword_unique UNIQUE (keyword);

ALTER TABLE ONLY public.search_keywords
    ADD CONSTRAINT search_keywords_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_phrases
    ADD CONSTRAINT search_phrases_pkey PRIMARY KEY (phrase);

ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);

ALTER TABLE ONLY public.second_factor_rules
    ADD CONSTRAINT second_factor_rules_pkey PRIMARY KEY ("only");

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_cookie_hash_unique UNIQUE (cookie_hash);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY ("only");

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_slug_unique UNIQUE (slug);

ALTER TABLE ONLY public.story_alerts
    ADD CONSTRAINT story_alerts_account_id_story_id_pk PRIMARY KEY (account_id, story_id);

ALTER TABLE ONLY public.story_images
    ADD CONSTRAINT story_images_story_id_position_pk PRIMARY KEY (story_id, "position");

ALTER TABLE ONLY public.story_lists
    ADD CONSTRAINT story_lists_id_list_pk PRIMARY KEY (id, list);

ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.totp_factors
    ADD CONSTRAINT totp_factors_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.visits
    ADD CONSTRAINT visits_day_path_pk PRIMARY KEY (day, path);

CREATE INDEX about_intro_image ON public.about USING btree (intro_image_id);

CREATE INDEX account_identities_account ON public.account_identities USING btree (account_id);

CREATE INDEX accounts_avatar ON public.accounts USING btree (avatar_id);

CREATE INDEX accounts_by_name ON public.accounts USING btree ("left"(public.search_form(name), 100), id, name, role);

CREATE INDEX accounts_created_at ON public.accounts USING btree (created_at DESC, id DESC);

CREATE UNIQUE INDEX accounts_email ON public.accounts USING btree (lower(email));

CREATE INDEX accounts_of_role ON public.accounts USING btree (role, created_at DESC, id DESC);

CREATE INDEX accounts_searched ON public.accounts USING gin (lower(((((name || ' '::text) || email) || ' '::text) || country)) public.gin_trgm_ops);

CREATE INDEX activity_entries_about ON public.activity_entries USING btree (about_id);

CREATE INDEX activity_entries_actor ON public.activity_entries USING btree (actor_id);

CREATE INDEX activity_entries_newest ON public.activity_entries USING btree (created_at DESC, id DESC);

CREATE INDEX authors_avatar ON public.authors USING btree (avatar_id);

CREATE INDEX authors_by_name ON public.authors USING btree ("left"(public.search_form(name), 100), id);

CREATE INDEX authors_searched ON public.authors USING gin (public.search_form(name) public.gin_trgm_ops);

CREATE INDEX banner_images_media ON public.banner_images USING btree (media_id);

CREATE INDEX banner_images_place ON public.banner_images USING btree (place_id);

CREATE INDEX banners_newest ON public.banners USING btree (created_at DESC, id DESC);

CREATE UNIQUE INDEX banners_one_active ON public.banners USING btree (active) WHERE active;

CREATE INDEX banners_searched ON public.banners USING gin (searched public.gin_trgm_ops);

CREATE INDEX contact_messages_email ON public.contact_messages USING btree (lower(email));

CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (created_at DESC, id DESC);

CREATE INDEX contact_messages_searched ON public.contact_messages USING gin (searched public.gin_trgm_ops);

CREATE INDEX contact_messages_unread ON public.contact_messages USING btree (created_at DESC, id DESC) WHERE (NOT read);

CREATE INDEX destination_images_media ON public.destination_images USING btree (media_id);

CREATE INDEX destination_lists_best ON public.destination_lists USING btree (list, rating_value DESC, rating_count DESC, id DESC, region, good_months);

CREATE INDEX destination_lists_name ON public.destination_lists USING btree (list, name, id, region, good_months);

CREATE INDEX destination_lists_newest ON public.destination_lists USING btree (list, created_at DESC, id DESC, region, good_months);

CREATE INDEX destination_lists_of_region ON public.destination_lists USING btree (list, region, id, good_months);

CREATE INDEX destinations_all_by_name ON public.destinations USING btree ("left"(public.search_form(name), 100), id, name, published);

CREATE INDEX destinations_all_by_rating ON public.destinations USING btree (rating_value, rating_count, id, published);

CREATE INDEX destinations_all_newest ON public.destinations USING btree (created_at DESC, id DESC);

CREATE INDEX destinations_bare ON public.destinations USING btree (created_at DESC) WHERE (published AND (thumbnail_id IS NULL));

CREATE INDEX destinations_best ON public.destinations USING btree (rating_value DESC, rating_count DESC, id DESC, good_months) WHERE published;

CREATE INDEX destinations_best_of_region ON public.destinations USING btree (region, rating_value DESC, rating_count DESC, id DESC, good_months) WHERE published;

CREATE INDEX destinations_foremost ON public.destinations USING btree (featured DESC, rating_value DESC, created_at DESC, id DESC) WHERE published;

CREATE INDEX destinations_name ON public.destinations USING btree (public.search_form(name), id, name, good_months) WHERE published;

CREATE INDEX destinations_name_of_region ON public.destinations USING btree (region, public.search_form(name), id, name, good_months) WHERE published;

CREATE INDEX destinations_newest ON public.destinations USING btree (created_at DESC, id DESC, good_months) WHERE published;

CREATE INDEX destinations_newest_drafts ON public.destinations USING btree (created_at DESC, id DESC) WHERE (NOT published);

CREATE INDEX destinations_newest_featured ON public.destinations USING btree (created_at DESC, id DESC) WHERE (published AND featured);

CREATE INDEX destinations_newest_of_region ON public.destinations USING btree (region, created_at DESC, id DESC, good_months) WHERE published;

CREATE INDEX destinations_position ON public.destinations USING gist (public.globe_point(latitude, longitude)) WHERE published;

CREATE INDEX destinations_search ON public.destinations USING gin (search) WHERE published;

CREATE INDEX destinations_search_sample ON public.destinations USING gin (search) WHERE (published AND (id < '08000000-0000-0000-0000-000000000000'::uuid));

CREATE INDEX destinations_searched_name ON public.destinations USING btree (public.search_form(name) COLLATE "C") WHERE published;

CREATE INDEX destinations_staff_search ON public.destinations USING gin (staff_search);

CREATE INDEX destinations_thumbnail ON public.destinations USING btree (thumbnail_id);

CREATE INDEX destinations_times_to_go ON public.destinations USING gin (public.times_to_go(good_months, latitude)) WHERE published;

CREATE INDEX digest_tokens_account ON public.digest_tokens USING btree (account_id);

CREATE INDEX digest_tokens_created_at ON public.digest_tokens USING btree (created_at);

CREATE INDEX favourite_destinations_item ON public.favourite_destinations USING btree (destination_id, account_id);

CREATE INDEX favourite_stories_item ON public.favourite_stories USING btree (story_id);

CREATE INDEX feedback_account ON public.feedback USING btree (account_id);

CREATE INDEX feedback_by_name ON public.feedback USING btree ("left"(public.search_form(name), 100), id, name, held);

CREATE INDEX feedback_by_rating ON public.feedback USING btree (rating, created_at, id, held);

CREATE INDEX feedback_email ON public.feedback USING btree (lower(email));

CREATE INDEX feedback_held ON public.feedback USING btree (created_at DESC, id DESC) WHERE held;

CREATE INDEX feedback_message ON public.feedback USING btree (md5(message));

CREATE INDEX feedback_newest ON public.feedback USING btree (created_at DESC, id DESC);

CREATE INDEX feedback_searched ON public.feedback USING gin (searched public.gin_trgm_ops);

CREATE INDEX feedback_shown ON public.feedback USING btree (created_at DESC, id DESC) WHERE (NOT held);

CREATE INDEX former_author_slugs_author ON public.former_author_slugs USING btree (author_id);

CREATE INDEX highlights_all ON public.highlights USING btree (created_at DESC, id DESC);

CREATE INDEX highlights_all_by_date ON public.highlights USING btree (date, created_at, id, published);

CREATE INDEX highlights_all_by_name ON public.highlights USING btree ("left"(public.search_form(name), 100), id, name, published);

CREATE INDEX highlights_all_by_rating ON public.highlights USING btree (rating, created_at, id, published);

CREATE INDEX highlights_avatar ON public.highlights USING btree (avatar_id);

CREATE INDEX highlights_bare ON public.highlights USING btree (created_at DESC) WHERE (published AND (image_id IS NULL));

CREATE INDEX highlights_captions ON public.highlights USING btree (captions_id);

CREATE INDEX highlights_drafts ON public.highlights USING btree (created_at DESC, id DESC) WHERE (NOT published);

CREATE INDEX highlights_foremost ON public.highlights USING btree (featured DESC, rating DESC, created_at DESC, id DESC) WHERE published;

CREATE INDEX highlights_image ON public.highlights USING btree (image_id);

CREATE INDEX highlights_newest ON public.highlights USING btree (created_at DESC, id DESC) WHERE published;

CREATE INDEX highlights_newest_featured ON public.highlights USING btree (created_at DESC, id DESC) WHERE (published AND featured);

CREATE INDEX highlights_newest_of_region ON public.highlights USING btree (region, created_at DESC, id DESC) WHERE published;

CREATE INDEX highlights_recent ON public.highlights USING btree (date DESC, created_at DESC, id DESC) WHERE published;

CREATE INDEX highlights_search ON public.highlights USING gin (search) WHERE published;

CREATE INDEX highlights_searched ON public.highlights USING gin (search);

CREATE INDEX highlights_searched_location ON public.highlights USING btree (public.search_form(location) COLLATE "C") WHERE published;

CREATE INDEX highlights_video ON public.highlights USING btree (video_id);

CREATE INDEX idempotency_keys_account ON public.idempotency_keys USING btree (account_id);

CREATE INDEX idempotency_keys_created_at ON public.idempotency_keys USING btree (created_at);

CREATE INDEX known_browsers_account ON public.known_browsers USING btree (account_id);

CREATE INDEX known_browsers_last_login_at ON public.known_browsers USING btree (last_login_at);

CREATE INDEX list_counts_list ON public.list_counts USING btree (list);

CREATE INDEX media_items_created_at ON public.media_items USING btree (created_at);

CREATE INDEX missing_addresses_count ON public.missing_addresses USING btree (count DESC, path);

CREATE INDEX newsletter_tokens_subscriber ON public.newsletter_tokens USING btree (subscriber_id);

CREATE INDEX notifications_newest ON public.notifications USING btree (account_id, created_at DESC, id DESC);

CREATE INDEX notifications_unread ON public.notifications USING btree (account_id) WHERE (read_at IS NULL);

CREATE INDEX one_time_tokens_account ON public.one_time_tokens USING btree (account_id, purpose);

CREATE INDEX one_time_tokens_expires_at ON public.one_time_tokens USING btree (expires_at);

CREATE INDEX one_time_tokens_session ON public.one_time_tokens USING btree (session_id) WHERE (session_id IS NOT NULL);

CREATE INDEX one_time_tokens_undo ON public.one_time_tokens USING btree (lower((payload ->> 'email'::text))) WHERE (purpose = 'undo-email'::text);

CREATE INDEX passkeys_account ON public.passkeys USING btree (account_id);

CREATE INDEX review_votes_account ON public.review_votes USING btree (account_id);

CREATE INDEX reviews_account ON public.reviews USING btree (account_id);

CREATE INDEX reviews_created_at ON public.reviews USING btree (created_at);

CREATE INDEX reviews_helpful ON public.reviews USING btree (destination_id, helpful_count DESC, created_at DESC, id DESC);

CREATE INDEX reviews_newest ON public.reviews USING btree (destination_id, created_at DESC, id DESC);

CREATE INDEX reviews_rated ON public.reviews USING btree (destination_id, rating, created_at DESC, id DESC);

CREATE INDEX search_keywords_count ON public.search_keywords USING btree (count DESC, last_searched_at DESC);

CREATE INDEX search_phrases_begin_1 ON public.search_phrases USING btree ("left"(letters, 1), magnitude DESC, length(phrase), form, phrase);

CREATE INDEX search_phrases_begin_2 ON public.search_phrases USING btree ("left"(letters, 2), magnitude DESC, length(phrase), form, phrase);

CREATE INDEX search_phrases_begin_3 ON public.search_phrases USING btree ("left"(letters, 3), magnitude DESC, length(phrase), form, phrase);

CREATE INDEX search_phrases_letters ON public.search_phrases USING btree (letters);

CREATE INDEX search_phrases_similar ON public.search_phrases USING gin (letters public.gin_trgm_ops);

CREATE INDEX search_phrases_words ON public.search_phrases USING gin (to_tsvector('simple'::regconfig, form));

CREATE INDEX search_words_similar ON public.search_words USING gin (word public.gin_trgm_ops);

CREATE INDEX search_words_stem ON public.search_words USING btree (stem);

CREATE INDEX sessions_account ON public.sessions USING btree (account_id);

CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);

CREATE INDEX stories_all_by_category ON public.stories USING btree (category, created_at, id, published);

CREATE INDEX stories_all_by_title ON public.stories USING btree ("left"(public.search_form(title), 100), id, title, published);

CREATE INDEX stories_all_newest ON public.stories USING btree (created_at DESC, id DESC);

CREATE INDEX stories_author ON public.stories USING btree (author_id);

CREATE INDEX stories_bare ON public.stories USING btree (published_at DESC) WHERE (published AND (cover_id IS NULL));

CREATE INDEX stories_cover ON public.stories USING btree (cover_id);

CREATE INDEX stories_foremost ON public.stories USING btree (featured DESC, published_at DESC, id DESC) WHERE published;

CREATE INDEX stories_newest ON public.stories USING btree (published_at DESC, id DESC) WHERE published;

CREATE INDEX stories_newest_drafts ON public.stories USING btree (created_at DESC, id DESC) WHERE (NOT published);

CREATE INDEX stories_newest_featured ON public.stories USING btree (published_at DESC, id DESC) WHERE (published AND featured);

CREATE INDEX stories_newest_of_author ON public.stories USING btree (author_id, published_at DESC, id DESC) WHERE published;

CREATE INDEX stories_newest_of_category ON public.stories USING btree (category, published_at DESC, id DESC) WHERE published;

CREATE INDEX stories_place ON public.stories USING btree (place_id);

CREATE INDEX stories_regions ON public.stories USING gin (regions) WHERE published;

CREATE INDEX stories_search ON public.stories USING gin (search) WHERE published;

CREATE INDEX stories_search_sample ON public.stories USING gin (search) WHERE (published AND (id < '08000000-0000-0000-0000-000000000000'::uuid));

CREATE INDEX stories_searched_title ON public.stories USING btree (public.search_form(title) COLLATE "C") WHERE published;

CREATE INDEX stories_staff_search ON public.stories USING gin (staff_search);

CREATE INDEX stories_tags ON public.stories USING gin (public.lower_all(tags)) WHERE published;

CREATE INDEX story_alerts_settled ON public.story_alerts USING btree (settled_at) WHERE (settled_at IS NOT NULL);

CREATE INDEX story_alerts_story ON public.story_alerts USING btree (story_id);

CREATE INDEX story_alerts_waiting ON public.story_alerts USING btree (account_id) WHERE (settled_at IS NULL);

CREATE INDEX story_images_media ON public.story_images USING btree (media_id);

CREATE INDEX story_lists_newest ON public.story_lists USING btree (list, published_at DESC, id DESC);

CREATE INDEX team_members_image ON public.team_members USING btree (image_id);

CREATE INDEX team_members_order ON public.team_members USING btree ("position", created_at, id);

CREATE INDEX visits_path ON public.visits USING btree (path);

CREATE TRIGGER accounts_list_counts_delete AFTER DELETE ON public.accounts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''accounts of '' || role]');

CREATE TRIGGER accounts_list_counts_insert AFTER INSERT ON public.accounts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''accounts of '' || role]');

CREATE TRIGGER accounts_list_counts_truncate AFTER TRUNCATE ON public.accounts FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''accounts of '' || role]');

CREATE TRIGGER accounts_list_counts_update AFTER UPDATE ON public.accounts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''accounts of '' || role]');

CREATE TRIGGER activity_entries_list_counts_delete AFTER DELETE ON public.activity_entries REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''activity_entries'']');

CREATE TRIGGER activity_entries_list_counts_insert AFTER INSERT ON public.activity_entries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''activity_entries'']');

CREATE TRIGGER activity_entries_list_counts_truncate AFTER TRUNCATE ON public.activity_entries FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''activity_entries'']');

CREATE TRIGGER activity_entries_list_counts_update AFTER UPDATE ON public.activity_entries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''activity_entries'']');

CREATE TRIGGER authors_list_counts_delete AFTER DELETE ON public.authors REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''authors'']');

CREATE TRIGGER authors_list_counts_insert AFTER INSERT ON public.authors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''authors'']');

CREATE TRIGGER authors_list_counts_truncate AFTER TRUNCATE ON public.authors FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''authors'']');

CREATE TRIGGER authors_list_counts_update AFTER UPDATE ON public.authors REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[''authors'']');

CREATE TRIGGER contact_messages_list_counts_delete AFTER DELETE ON public.contact_messages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[CASE WHEN read THEN ''contact_messages read'' ELSE ''contact_messages unread'' END]');

CREATE TRIGGER contact_messages_list_counts_insert AFTER INSERT ON public.contact_messages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[CASE WHEN read THEN ''contact_messages read'' ELSE ''contact_messages unread'' END]');

CREATE TRIGGER contact_messages_list_counts_truncate AFTER TRUNCATE ON public.contact_messages FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[CASE WHEN read THEN ''contact_messages read'' ELSE ''contact_messages unread'' END]');

CREATE TRIGGER contact_messages_list_counts_update AFTER UPDATE ON public.contact_messages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[CASE WHEN read THEN ''contact_messages read'' ELSE ''contact_messages unread'' END]');

CREATE TRIGGER destinations_list_counts_delete AFTER DELETE ON public.destinations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''destinations published'', ''destinations published in '' || region]
  || CASE WHEN featured THEN ARRAY[''destinations featured''] ELSE ''{}'' END
  || ARRAY(SELECT DISTINCT kind || lower(tag) FROM unnest(tags) AS tag, unnest(ARRAY[''destinations tagged '', ''destinations in '' || region || '' tagged '']) AS kind)
  || ARRAY(SELECT kind || time FROM unnest(times_to_go(good_months, latitude)) AS time, unnest(ARRAY[''destinations good in '', ''destinations in '' || region || '' good in '']) AS kind)
  ELSE ARRAY[''destinations draft''] END');

CREATE TRIGGER destinations_list_counts_insert AFTER INSERT ON public.destinations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''destinations published'', ''destinations published in '' || region]
  || CASE WHEN featured THEN ARRAY[''destinations featured''] ELSE ''{}'' END
  || ARRAY(SELECT DISTINCT kind || lower(tag) FROM unnest(tags) AS tag, unnest(ARRAY[''destinations tagged '', ''destinations in '' || region || '' tagged '']) AS kind)
  || ARRAY(SELECT kind || time FROM unnest(times_to_go(good_months, latitude)) AS time, unnest(ARRAY[''destinations good in '', ''destinations in '' || region || '' good in '']) AS kind)
  ELSE ARRAY[''destinations draft''] END');

CREATE TRIGGER destinations_list_counts_truncate AFTER TRUNCATE ON public.destinations FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''destinations published'', ''destinations published in '' || region]
  || CASE WHEN featured THEN ARRAY[''destinations featured''] ELSE ''{}'' END
  || ARRAY(SELECT DISTINCT kind || lower(tag) FROM unnest(tags) AS tag, unnest(ARRAY[''destinations tagged '', ''destinations in '' || region || '' tagged '']) AS kind)
  || ARRAY(SELECT kind || time FROM unnest(times_to_go(good_months, latitude)) AS time, unnest(ARRAY[''destinations good in '', ''destinations in '' || region || '' good in '']) AS kind)
  ELSE ARRAY[''destinations draft''] END');

CREATE TRIGGER destinations_list_counts_update AFTER UPDATE ON public.destinations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''destinations published'', ''destinations published in '' || region]
  || CASE WHEN featured THEN ARRAY[''destinations featured''] ELSE ''{}'' END
  || ARRAY(SELECT DISTINCT kind || lower(tag) FROM unnest(tags) AS tag, unnest(ARRAY[''destinations tagged '', ''destinations in '' || region || '' tagged '']) AS kind)
  || ARRAY(SELECT kind || time FROM unnest(times_to_go(good_months, latitude)) AS time, unnest(ARRAY[''destinations good in '', ''destinations in '' || region || '' good in '']) AS kind)
  ELSE ARRAY[''destinations draft''] END');

CREATE TRIGGER destinations_lists_insert AFTER INSERT ON public.destinations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_lists('destination_lists', 'CASE WHEN published THEN ARRAY(SELECT DISTINCT lower(tag) FROM unnest(tags) AS tag) ELSE ''{}'' END', 'region, created_at, rating_value, rating_count, name, good_months', 'region, created_at, rating_value, rating_count, search_form(name) AS name, good_months');

CREATE TRIGGER destinations_lists_update AFTER UPDATE ON public.destinations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_lists('destination_lists', 'CASE WHEN published THEN ARRAY(SELECT DISTINCT lower(tag) FROM unnest(tags) AS tag) ELSE ''{}'' END', 'region, created_at, rating_value, rating_count, name, good_months', 'region, created_at, rating_value, rating_count, search_form(name) AS name, good_months');

CREATE TRIGGER destinations_search_terms_delete AFTER DELETE ON public.destinations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_search_terms('destinations', 'ARRAY[name, country] || tags');

CREATE TRIGGER destinations_search_terms_insert AFTER INSERT ON public.destinations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_search_terms('destinations', 'ARRAY[name, country] || tags');

CREATE TRIGGER destinations_search_terms_update AFTER UPDATE ON public.destinations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_search_terms('destinations', 'ARRAY[name, country] || tags');

CREATE TRIGGER feedback_list_counts_delete AFTER DELETE ON public.feedback REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[CASE WHEN held THEN ''feedback held'' ELSE ''feedback shown'' END]');

CREATE TRIGGER feedback_list_counts_insert AFTER INSERT ON public.feedback REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[CASE WHEN held THEN ''feedback held'' ELSE ''feedback shown'' END]');

CREATE TRIGGER feedback_list_counts_truncate AFTER TRUNCATE ON public.feedback FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[CASE WHEN held THEN ''feedback held'' ELSE ''feedback shown'' END]');

CREATE TRIGGER feedback_list_counts_update AFTER UPDATE ON public.feedback REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('ARRAY[CASE WHEN held THEN ''feedback held'' ELSE ''feedback shown'' END]');

CREATE TRIGGER highlights_list_counts_delete AFTER DELETE ON public.highlights REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''highlights published'', ''highlights published in '' || region]
  || CASE WHEN featured THEN ARRAY[''highlights featured''] ELSE ''{}'' END
  || CASE WHEN rating >= 4 THEN ARRAY[''highlights top-rated''] ELSE ''{}'' END
  ELSE ARRAY[''highlights draft''] END');

CREATE TRIGGER highlights_list_counts_insert AFTER INSERT ON public.highlights REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''highlights published'', ''highlights published in '' || region]
  || CASE WHEN featured THEN ARRAY[''highlights featured''] ELSE ''{}'' END
  || CASE WHEN rating >= 4 THEN ARRAY[''highlights top-rated''] ELSE ''{}'' END
  ELSE ARRAY[''highlights draft''] END');

CREATE TRIGGER highlights_list_counts_truncate AFTER TRUNCATE ON public.highlights FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''highlights published'', ''highlights published in '' || region]
  || CASE WHEN featured THEN ARRAY[''highlights featured''] ELSE ''{}'' END
  || CASE WHEN rating >= 4 THEN ARRAY[''highlights top-rated''] ELSE ''{}'' END
  ELSE ARRAY[''highlights draft''] END');

CREATE TRIGGER highlights_list_counts_update AFTER UPDATE ON public.highlights REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''highlights published'', ''highlights published in '' || region]
  || CASE WHEN featured THEN ARRAY[''highlights featured''] ELSE ''{}'' END
  || CASE WHEN rating >= 4 THEN ARRAY[''highlights top-rated''] ELSE ''{}'' END
  ELSE ARRAY[''highlights draft''] END');

CREATE TRIGGER highlights_search_terms_delete AFTER DELETE ON public.highlights REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_search_terms('highlights', 'ARRAY[location]');

CREATE TRIGGER highlights_search_terms_insert AFTER INSERT ON public.highlights REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_search_terms('highlights', 'ARRAY[location]');

CREATE TRIGGER highlights_search_terms_update AFTER UPDATE ON public.highlights REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_search_terms('highlights', 'ARRAY[location]');

CREATE TRIGGER stories_list_counts_delete AFTER DELETE ON public.stories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''stories published'', ''stories published as '' || category]
  || CASE WHEN featured THEN ARRAY[''stories featured''] ELSE ''{}'' END
  || ARRAY(SELECT DISTINCT ''stories tagged '' || lower(tag) FROM unnest(tags) AS tag) || ARRAY(SELECT DISTINCT ''stories published in '' || region FROM unnest(regions) AS region)
  ELSE ARRAY[''stories draft''] END');

CREATE TRIGGER stories_list_counts_insert AFTER INSERT ON public.stories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''stories published'', ''stories published as '' || category]
  || CASE WHEN featured THEN ARRAY[''stories featured''] ELSE ''{}'' END
  || ARRAY(SELECT DISTINCT ''stories tagged '' || lower(tag) FROM unnest(tags) AS tag) || ARRAY(SELECT DISTINCT ''stories published in '' || region FROM unnest(regions) AS region)
  ELSE ARRAY[''stories draft''] END');

CREATE TRIGGER stories_list_counts_truncate AFTER TRUNCATE ON public.stories FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''stories published'', ''stories published as '' || category]
  || CASE WHEN featured THEN ARRAY[''stories featured''] ELSE ''{}'' END
  || ARRAY(SELECT DISTINCT ''stories tagged '' || lower(tag) FROM unnest(tags) AS tag) || ARRAY(SELECT DISTINCT ''stories published in '' || region FROM unnest(regions) AS region)
  ELSE ARRAY[''stories draft''] END');

CREATE TRIGGER stories_list_counts_update AFTER UPDATE ON public.stories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_lists('CASE WHEN published THEN ARRAY[''stories published'', ''stories published as '' || category]
  || CASE WHEN featured THEN ARRAY[''stories featured''] ELSE ''{}'' END
  || ARRAY(SELECT DISTINCT ''stories tagged '' || lower(tag) FROM unnest(tags) AS tag) || ARRAY(SELECT DISTINCT ''stories published in '' || region FROM unnest(regions) AS region)
  ELSE ARRAY[''stories draft''] END');

CREATE TRIGGER stories_lists_insert AFTER INSERT ON public.stories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_lists('story_lists', 'CASE WHEN published THEN ARRAY(SELECT DISTINCT ''tagged '' || lower(tag) FROM unnest(tags) AS tag) || ARRAY(SELECT DISTINCT ''in '' || region FROM unnest(regions) AS region) ELSE ''{}'' END', 'published_at', 'published_at');

CREATE TRIGGER stories_lists_update AFTER UPDATE ON public.stories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.keep_lists('story_lists', 'CASE WHEN published THEN ARRAY(SELECT DISTINCT ''tagged '' || lower(tag) FROM unnest(tags) AS tag) || ARRAY(SELECT DISTINCT ''in '' || region FROM unnest(regions) AS region) ELSE ''{}'' END', 'published_at', 'published_at');

CREATE TRIGGER stories_search_terms_delete AFTER DELETE ON public.stories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_search_terms('stories', 'ARRAY[title] || tags');

CREATE TRIGGER stories_search_terms_insert AFTER INSERT ON public.stories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_search_terms('stories', 'ARRAY[title] || tags');

CREATE TRIGGER stories_search_terms_update AFTER UPDATE ON public.stories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.count_search_terms('stories', 'ARRAY[title] || tags');

ALTER TABLE ONLY public.about
    ADD CONSTRAINT about_intro_image_id_media_items_id_fk FOREIGN KEY (intro_image_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.account_identities
    ADD CONSTRAINT account_identities_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_avatar_id_media_items_id_fk FOREIGN KEY (avatar_id) REFERENCES public.media_items(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_about_id_accounts_id_fk FOREIGN KEY (about_id) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_actor_id_accounts_id_fk FOREIGN KEY (actor_id) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.authors
    ADD CONSTRAINT authors_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.authors
    ADD CONSTRAINT authors_avatar_id_media_items_id_fk FOREIGN KEY (avatar_id) REFERENCES public.media_items(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.banner_images
    ADD CONSTRAINT banner_images_banner_id_banners_id_fk FOREIGN KEY (banner_id) REFERENCES public.banners(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.banner_images
    ADD CONSTRAINT banner_images_media_id_media_items_id_fk FOREIGN KEY (media_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.banner_images
    ADD CONSTRAINT banner_images_place_id_destinations_id_fk FOREIGN KEY (place_id) REFERENCES public.destinations(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.destination_images
    ADD CONSTRAINT destination_images_destination_id_destinations_id_fk FOREIGN KEY (destination_id) REFERENCES public.destinations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.destination_images
    ADD CONSTRAINT destination_images_media_id_media_items_id_fk FOREIGN KEY (media_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.destination_lists
    ADD CONSTRAINT destination_lists_id_destinations_id_fk FOREIGN KEY (id) REFERENCES public.destinations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.destinations
    ADD CONSTRAINT destinations_thumbnail_id_media_items_id_fk FOREIGN KEY (thumbnail_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.digest_recipients
    ADD CONSTRAINT digest_recipients_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.digest_tokens
    ADD CONSTRAINT digest_tokens_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourite_destinations
    ADD CONSTRAINT favourite_destinations_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourite_destinations
    ADD CONSTRAINT favourite_destinations_destination_id_destinations_id_fk FOREIGN KEY (destination_id) REFERENCES public.destinations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourite_stories
    ADD CONSTRAINT favourite_stories_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.favourite_stories
    ADD CONSTRAINT favourite_stories_story_id_stories_id_fk FOREIGN KEY (story_id) REFERENCES public.stories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.former_author_slugs
    ADD CONSTRAINT former_author_slugs_author_id_authors_id_fk FOREIGN KEY (author_id) REFERENCES public.authors(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.former_destination_slugs
    ADD CONSTRAINT former_destination_slugs_destination_id_destinations_id_fk FOREIGN KEY (destination_id) REFERENCES public.destinations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.former_story_slugs
    ADD CONSTRAINT former_story_slugs_story_id_stories_id_fk FOREIGN KEY (story_id) REFERENCES public.stories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.highlights
    ADD CONSTRAINT highlights_avatar_id_media_items_id_fk FOREIGN KEY (avatar_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.highlights
    ADD CONSTRAINT highlights_captions_id_media_items_id_fk FOREIGN KEY (captions_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.highlights
    ADD CONSTRAINT highlights_image_id_media_items_id_fk FOREIGN KEY (image_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.highlights
    ADD CONSTRAINT highlights_video_id_media_items_id_fk FOREIGN KEY (video_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.known_browsers
    ADD CONSTRAINT known_browsers_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.newsletter_tokens
    ADD CONSTRAINT newsletter_tokens_subscriber_id_newsletter_subscribers_id_fk FOREIGN KEY (subscriber_id) REFERENCES public.newsletter_subscribers(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_destination_id_destinations_id_fk FOREIGN KEY (destination_id) REFERENCES public.destinations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_author_id_authors_id_fk FOREIGN KEY (author_id) REFERENCES public.authors(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_cover_id_media_items_id_fk FOREIGN KEY (cover_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_place_id_destinations_id_fk FOREIGN KEY (place_id) REFERENCES public.destinations(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.story_alerts
    ADD CONSTRAINT story_alerts_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.story_alerts
    ADD CONSTRAINT story_alerts_story_id_stories_id_fk FOREIGN KEY (story_id) REFERENCES public.stories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.story_images
    ADD CONSTRAINT story_images_media_id_media_items_id_fk FOREIGN KEY (media_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.story_images
    ADD CONSTRAINT story_images_story_id_stories_id_fk FOREIGN KEY (story_id) REFERENCES public.stories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.story_lists
    ADD CONSTRAINT story_lists_id_stories_id_fk FOREIGN KEY (id) REFERENCES public.stories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_image_id_media_items_id_fk FOREIGN KEY (image_id) REFERENCES public.media_items(id);

ALTER TABLE ONLY public.totp_factors
    ADD CONSTRAINT totp_factors_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

SET LOCAL check_function_bodies = on;
