import type { Choice } from '@trekker/design-system/staff/forms/search-choice.tsx';
import { storyRules as rules } from '#features/stories/staff-story.contract.ts';
import {
  choiceField,
  type FormValues,
  fileField,
  flagField,
  formField,
  galleryField,
  textField,
  wordsField,
} from '#web/staff/fields/form-field.ts';

/** One of many things that are looked for by name; null for none. */
const searchField = (label: string) =>
  formField<Choice | null, string>({
    label,
    blank: null,
    print: (chosen) => chosen?.name ?? '',
    toRequest: (chosen) => chosen?._id ?? '',
  });

/** The form of a story, in its order. */
export const storyFields = {
  title: textField('Title', rules.title),
  excerpt: textField('Short excerpt', rules.excerpt, { rows: 2, hint: 'Shown in lists and at the top of the story.' }),
  content: textField('Content', rules.content, {
    rows: 18,
    hint: 'Press / in an empty line to add a picture, a place or a table.',
  }),
  /** Whose name stands over it; null for nobody's. */
  authorId: searchField('Author'),
  readTime: textField('Estimated read time', rules.readTime, {
    placeholder: '5 min',
    hint: 'Calculated automatically; edit to override.',
  }),
  /** What it is about; null for no place. */
  placeId: searchField('Place'),
  category: choiceField<string>('Category', rules.category),
  tags: wordsField('Tags', rules.tags),
  coverImage: fileField('Cover image', rules.coverImage),
  /** With their captions. */
  image: galleryField('Additional images', rules.image),
  featured: flagField('Feature this story', {
    hint: 'Shown large on the home page and first on the Stories page',
  }),
};

export type StoryFormValues = FormValues<typeof storyFields>;
