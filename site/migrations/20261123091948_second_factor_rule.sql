CREATE TABLE "second_factor_rules" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_factor_rules_only" CHECK ("second_factor_rules"."only")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "setup_only" boolean DEFAULT false NOT NULL;