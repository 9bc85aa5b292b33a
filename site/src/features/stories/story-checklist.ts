import type { CheckedFields } from '../checklists/checked-item.ts';
import { storyRules } from './staff-story.contract.ts';
import { t } from './staff-story-checklist.texts.ts';
import { t as words } from './web/staff-stories.texts.ts';

/** What the checklist looks at in a story. */
export const storyChecklist: CheckedFields = {
  needed: [
    { field: 'title', name: () => words.title, missing: () => t.noTitle },
    { field: 'content', name: () => words.content, missing: () => t.noContent },
    { field: 'category', name: () => words.category, missing: () => t.noCategory },
    { field: 'coverImage', name: () => words.coverImage, missing: () => t.noCover },
    {
      field: 'image',
      name: () => words.images,
      missing: () => t.noImage,
      least: storyRules.image.least.count,
      ofForm: true,
    },
  ],
  excerpt: { field: 'excerpt', label: () => t.theExcerpt, missing: () => t.noExcerpt, most: 160 },
  text: { field: 'content' },
  images: [
    { field: 'coverImage', label: () => t.theCover },
    { field: 'image', label: (number) => t.image({ number }) },
  ],
  place: { field: 'placeId' },
  tags: { field: 'tags' },
};
