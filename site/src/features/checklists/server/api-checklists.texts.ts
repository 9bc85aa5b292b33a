import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-checklists', {
  noChecklist: 'This kind of item has no checklist',
  noItem: 'This item doesn’t exist',
});
