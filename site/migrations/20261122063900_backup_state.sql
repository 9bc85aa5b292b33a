CREATE TABLE "backup_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"size_bytes" bigint NOT NULL,
	"rehearsed_at" timestamp with time zone,
	CONSTRAINT "backup_state_only" CHECK ("backup_state"."only")
);
