import type { BulkAction, BulkKindName } from '../../bulk.contract.ts';

const nouns: Record<BulkKindName, readonly [one: string, many: string]> = {
  story: ['story', 'stories'],
  destination: ['destination', 'destinations'],
  highlight: ['highlight', 'highlights'],
  page: ['page', 'pages'],
};

/** "1 story", "1,200 stories". */
export const counted = (kind: BulkKindName, count: number): string =>
  `${count.toLocaleString('en-US')} ${nouns[kind][count === 1 ? 0 : 1]}`;

type Words = {
  /** In a list of choices, and on the button. */
  label: string;
  /** "3 stories will be published." */
  will: string;
  /** "3 stories published". */
  done: string;
};

export const bulkWords: Record<BulkAction, Words> = {
  publish: { label: 'Publish', will: 'will be published', done: 'published' },
  unpublish: { label: 'Unpublish', will: 'will be drafts', done: 'unpublished' },
  feature: { label: 'Feature', will: 'will be featured', done: 'featured' },
  unfeature: { label: 'Stop featuring', will: 'won’t be featured anymore', done: 'no longer featured' },
  delete: { label: 'Delete', will: 'will move to the trash', done: 'moved to the trash' },
  restore: { label: 'Restore', will: 'will be restored', done: 'restored' },
  addTag: { label: 'Add a tag', will: 'will have the tag', done: 'tagged' },
  removeTag: { label: 'Remove a tag', will: 'won’t have the tag', done: 'no longer tagged' },
  setCategory: { label: 'Set the category', will: 'will be in the category', done: 'moved to the category' },
};

/** What fits into one dialog, the usual one first. */
export const bulkGroups = {
  publish: ['publish', 'unpublish'],
  feature: ['feature', 'unfeature'],
  sort: ['addTag', 'removeTag', 'setCategory'],
  delete: ['delete'],
} as const satisfies Record<string, readonly BulkAction[]>;
export type BulkGroup = keyof typeof bulkGroups;

export const takesValue = (action: BulkAction): boolean => bulkGroups.sort.includes(action as never);
