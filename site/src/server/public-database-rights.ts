import type { Readable } from '@trekker/database/rights.ts';

/**
 * What the calls for everybody read, and all that an injected statement could read there: no address, no password, no
 * login, no message. A table or column that is missing here fails the first test that reads it.
 */
export const publicRights: Readable = {
  about: 'all',
  accounts: ['id', 'name', 'avatar_id'],
  address_redirects: 'all',
  authors: 'all',
  banner_images: 'all',
  banners: 'all',
  contact_info: 'all',
  destination_images: 'all',
  destination_lists: 'all',
  destinations: 'all',
  feedback: ['id', 'name', 'location', 'message', 'rating', 'held', 'created_at'],
  former_author_slugs: 'all',
  former_destination_slugs: 'all',
  former_page_slugs: 'all',
  former_story_categories: 'all',
  former_story_slugs: 'all',
  former_story_text_slugs: 'all',
  highlights: 'all',
  imported_addresses: 'all',
  languages: 'all',
  list_counts: 'all',
  media_items: [
    ...['id', 'kind', 'content_type', 'file', 'sizes', 'alternatives', 'captions_file', 'width', 'height'],
    ...['duration_seconds', 'tone', 'thumbhash', 'alt', 'decorative', 'focal_x', 'focal_y', 'credit'],
  ],
  public_destinations: 'all',
  public_highlights: 'all',
  public_pages: 'all',
  public_stories: 'all',
  public_story_texts: 'all',
  reviews: 'all',
  search_keywords: 'all',
  search_phrases: 'all',
  search_words: 'all',
  settings: 'all',
  stories: 'all',
  story_categories: 'all',
  story_images: 'all',
  story_lists: 'all',
  team_members: 'all',
};
