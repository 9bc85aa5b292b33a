import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-translation-list', {
  title: 'Translations',
  description: 'How everything stands in each language of the site.',
  search: 'Search translations',
  searchBy: 'Search by title',
  item: 'Title',
  kind: 'Kind',
  allKinds: 'All kinds',
  story: 'Story',
  destination: 'Destination',
  page: 'Page',
  highlight: 'Highlight',
  banner: 'Banner',
  teamMember: 'Team member',
  about: 'About page',
  // {language}: as it calls itself.
  counts:
    '{language}: {missing, plural, one {# not translated} other {# not translated}}, {draft, plural, one {# draft} other {# drafts}}, {stale, plural, one {# outdated} other {# outdated}}, {published, plural, one {# published} other {# published}}',
  noMatch: 'Nothing matches',
  isEmpty: 'There is nothing to translate.',
  from: 'Add a language in Settings, and everything that can be translated is listed here.',
  languages: 'Back to Languages',
});
