import type { FoundItem } from '@trekker/rich-text-editor/editor-host.ts';
import { listDestinationsForStaff } from '#features/destinations/destination.contract.ts';
import { listPages } from '#features/pages/staff-page.contract.ts';
import { listStoriesForStaff } from '#features/stories/staff-story.contract.ts';
import type { ApiClient } from '#web/api-client.ts';
import { t } from './staff-rich-text.texts.ts';

const few = '5';

/** Places, stories and pages with these words, drafts too: what a text leads to may be published later. */
export async function findItems(api: ApiClient, words: string): Promise<FoundItem[]> {
  const query = { q: words.slice(0, 100), limit: few };
  const [places, stories, pages] = await Promise.all([
    api.call(listDestinationsForStaff, { query }),
    api.call(listStoriesForStaff, { query }),
    api.call(listPages, { query }),
  ]);
  return [
    ...places.data.map(({ _id, name, location, thumbnail, isPublished }) => ({
      to: `trekker:destination/${_id}`,
      name,
      group: t.places,
      note: withState(location.country, isPublished),
      image: thumbnail?.url,
    })),
    ...stories.data.map(({ _id, title, category, author, coverImage, isPublished }) => ({
      to: `trekker:story/${_id}`,
      name: title,
      group: t.stories,
      note: withState([category, author.name].filter(Boolean).join(' · '), isPublished),
      image: coverImage?.url,
    })),
    ...pages.data.map(({ _id, title, slug, isPublished }) => ({
      to: `trekker:page/${_id}`,
      name: title,
      group: t.pages,
      note: withState(`/${slug}`, isPublished),
    })),
  ];
}

const withState = (note: string, isPublished: boolean): string => (isPublished ? note : t.draftOf({ note }));
