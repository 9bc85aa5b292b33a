CREATE TABLE "address_redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_redirects_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "missing_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "missing_addresses_count" ON "missing_addresses" USING btree ("count" desc, "path");