import { texts } from '@trekker/texts/texts.ts';

// Said to whoever saves a form that somebody else has saved meanwhile. {time}: a day and an hour.
export const t = texts('api-outdated', {
  savedBy: '{name} saved this on {time} UTC, after you opened it. Nothing was overwritten.',
  savedBySomeone: 'Someone saved this on {time} UTC, after you opened it. Nothing was overwritten.',
});
