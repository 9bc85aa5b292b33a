-- What a build that broke off has left.
DROP INDEX CONCURRENTLY IF EXISTS "one_time_tokens_session";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "one_time_tokens_session" ON "one_time_tokens" USING btree ("session_id") WHERE session_id is not null;
--> statement-breakpoint
ALTER TABLE "one_time_tokens" VALIDATE CONSTRAINT "one_time_tokens_session_id_sessions_id_fk";
