-- What a build that broke off has left.
DROP INDEX CONCURRENTLY IF EXISTS "feedback_email";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "feedback_email" ON "feedback" USING btree (lower("email"));
