ALTER TABLE "destinations" ALTER COLUMN "average_temperature_celsius" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ALTER COLUMN "latitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ALTER COLUMN "longitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_known" CHECK (not "destinations"."published" or ("destinations"."latitude" is not null and "destinations"."longitude" is not null and "destinations"."average_temperature_celsius" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "destinations" VALIDATE CONSTRAINT "destinations_known";
