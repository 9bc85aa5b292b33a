import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-versions', {
  noVersions: 'This kind of item has no versions',
  noItem: 'This item doesn’t exist',
  noVersion: 'This version doesn’t exist',
  restored: 'Version {number} restored',
});
