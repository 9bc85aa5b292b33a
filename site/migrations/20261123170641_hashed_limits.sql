CREATE UNLOGGED TABLE "rate_limit_secrets" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" "bytea" NOT NULL
);
--> statement-breakpoint
-- What stands for that which is counted. A crash of the database empties unlogged tables, the counters too: whoever counts next makes another secret.
CREATE FUNCTION limit_key(counted text) RETURNS text LANGUAGE plpgsql AS $$
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
