/** What can be changed many at once. */
export const bulkKinds = ['story', 'destination', 'highlight'] as const;

export const bulkActions = [
  'publish',
  'unpublish',
  'feature',
  'unfeature',
  'delete',
  'restore',
  'addTag',
  'removeTag',
  'setCategory',
] as const;
