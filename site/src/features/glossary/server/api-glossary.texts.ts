import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-glossary', {
  saved: '{count, plural, one {# translation saved} other {# translations saved}}',
  // At a term that no tag, category or entry of a menu has.
  noTerm: 'This is not in the list any more.',
  // {name}: who; {terms}: what they translated, in the site's own language.
  conflict: 'Someone has changed this meanwhile: {terms}. Nothing was overwritten.',
});
