-- What the tables' generated columns and indexes are made of. The extensions come with PostgreSQL and may be created by the
-- owner of a database.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
-- Text as it is searched: without accents and case. unaccent itself is only STABLE because its dictionary could be replaced;
-- we never do, and an index needs IMMUTABLE.
CREATE FUNCTION search_form(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, value));
--> statement-breakpoint
-- array_to_string is STABLE because of types whose text depends on settings; for text[] it does not.
CREATE FUNCTION search_join(words text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_string(words, ' ');
--> statement-breakpoint
CREATE FUNCTION lower_all(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT lower(word) FROM unnest(words) AS word);
--> statement-breakpoint
-- Each word of what was typed, as the beginning of a word; all must be found. Nothing typed can be an operator.
CREATE FUNCTION prefix_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(quote_literal(word) || ':*', ' & '), '')::tsquery
          FROM regexp_split_to_table(search_form(typed), '[^[:alnum:]]+') AS word WHERE word <> '');
--> statement-breakpoint
-- A place on a globe of radius 1. The straight line between two such points grows with the way along the surface, also over
-- the date line and at the poles, and an index can sort by it.
CREATE FUNCTION globe_point(latitude double precision, longitude double precision) RETURNS cube LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN cube(ARRAY[
    cos(radians(latitude)) * cos(radians(longitude)),
    cos(radians(latitude)) * sin(radians(longitude)),
    sin(radians(latitude))]);
