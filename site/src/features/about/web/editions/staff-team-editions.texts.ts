import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-team-editions', {
  // Of a group of links: the original, and each language that it is translated into.
  languages: 'Languages of this team member',
  edition: 'Translation of a team member',
  back: 'Back to Team Members',
});
