import type { BulkAction, BulkKindName } from '../../bulk.contract.ts';
import { t } from '../staff-bulk.texts.ts';

const nouns: Record<BulkKindName, (values: { count: number }) => string> = {
  story: (values) => t.stories(values),
  destination: (values) => t.destinations(values),
  highlight: (values) => t.highlights(values),
  page: (values) => t.pages(values),
};

/** "1 story", "1,200 stories". */
export const counted = (kind: BulkKindName, count: number): string => nouns[kind]({ count });

/** `what`: so many stories. */
type Said = (values: { what: string }) => string;

type Words = {
  /** In a list of choices, and on the button. */
  label: () => string;
  /** "3 stories will be published." */
  will: Said;
  /** "3 stories published". */
  done: Said;
};

export const bulkWords: Record<BulkAction, Words> = {
  publish: { label: () => t.publish, will: (of) => t.willPublish(of), done: (of) => t.published(of) },
  unpublish: { label: () => t.unpublish, will: (of) => t.willUnpublish(of), done: (of) => t.unpublished(of) },
  feature: { label: () => t.feature, will: (of) => t.willFeature(of), done: (of) => t.featured(of) },
  unfeature: { label: () => t.unfeature, will: (of) => t.willUnfeature(of), done: (of) => t.unfeatured(of) },
  delete: { label: () => t.delete, will: (of) => t.willDelete(of), done: (of) => t.deleted(of) },
  restore: { label: () => t.restore, will: (of) => t.willRestore(of), done: (of) => t.restored(of) },
  addTag: { label: () => t.addTag, will: (of) => t.willAddTag(of), done: (of) => t.tagged(of) },
  removeTag: { label: () => t.removeTag, will: (of) => t.willRemoveTag(of), done: (of) => t.untagged(of) },
  setCategory: { label: () => t.setCategory, will: (of) => t.willSetCategory(of), done: (of) => t.categorized(of) },
  setLanguageReviewed: {
    label: () => t.reviewLanguage,
    will: (of) => t.willReviewLanguage(of),
    done: (of) => t.languageReviewed(of),
  },
  publishLanguage: {
    label: () => t.publishLanguage,
    will: (of) => t.willPublishLanguage(of),
    done: (of) => t.languagePublished(of),
  },
  unpublishLanguage: {
    label: () => t.unpublishLanguage,
    will: (of) => t.willUnpublishLanguage(of),
    done: (of) => t.languageUnpublished(of),
  },
};

/** What fits into one dialog, the usual one first. */
export const bulkGroups = {
  publish: ['publish', 'unpublish'],
  feature: ['feature', 'unfeature'],
  sort: ['addTag', 'removeTag', 'setCategory'],
  translate: ['setLanguageReviewed', 'publishLanguage', 'unpublishLanguage'],
  delete: ['delete'],
} as const satisfies Record<string, readonly BulkAction[]>;
export type BulkGroup = keyof typeof bulkGroups;

export const takesWord = (action: BulkAction): boolean => bulkGroups.sort.includes(action as never);
export const takesLanguage = (action: BulkAction): boolean => bulkGroups.translate.includes(action as never);
