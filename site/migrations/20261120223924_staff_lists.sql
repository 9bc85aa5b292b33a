CREATE INDEX "destinations_all_newest" ON "destinations" USING btree ("created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "destinations_newest_drafts" ON "destinations" USING btree ("created_at" desc, "id" desc) WHERE not published;--> statement-breakpoint
CREATE INDEX "destinations_draft_search" ON "destinations" USING gin ("search") WHERE not published;--> statement-breakpoint
CREATE INDEX "stories_all_newest" ON "stories" USING btree ("created_at" desc, "id" desc);--> statement-breakpoint
CREATE INDEX "stories_newest_drafts" ON "stories" USING btree ("created_at" desc, "id" desc) WHERE not published;--> statement-breakpoint
CREATE INDEX "stories_draft_search" ON "stories" USING gin ("search") WHERE not published;