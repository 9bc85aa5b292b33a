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
import { t } from '../../staff-stories.texts.ts';

/** One of many things that are looked for by name; null for none. */
const searchField = (label: () => string) =>
  formField<Choice | null, string>({
    label,
    blank: null,
    print: (chosen) => chosen?.name ?? '',
    toRequest: (chosen) => chosen?._id ?? '',
  });

/** The form of a story, in its order. */
export const storyFields = {
  title: textField(() => t.title, rules.title),
  excerpt: textField(() => t.excerpt, rules.excerpt, { rows: 2, hint: () => t.excerptHint }),
  content: textField(() => t.content, rules.content, {
    rows: 18,
    hint: () => t.contentHint,
  }),
  /** Whose name stands over it; null for nobody's. */
  authorId: searchField(() => t.author),
  readTime: textField(() => t.readTimeField, rules.readTime, {
    placeholder: () => t.readTimeExample,
    hint: () => t.readTimeHint,
  }),
  /** What it is about; null for no place. */
  placeId: searchField(() => t.place),
  category: choiceField<string>(() => t.category, rules.category),
  tags: wordsField(() => t.tags, rules.tags),
  coverImage: fileField(() => t.coverImage, rules.coverImage),
  /** With their captions. */
  image: galleryField(() => t.images, rules.image),
  featured: flagField(() => t.feature, {
    hint: () => t.featureHint,
  }),
};

export type StoryFormValues = FormValues<typeof storyFields>;
