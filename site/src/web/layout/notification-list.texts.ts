import { texts } from '@trekker/texts/texts.ts';

export const t = texts('notification-list', {
  // Somebody was given a role. What roles are called stands on profiles as well.
  nowAdmin: 'You’re now a Travel Admin',
  nowAuthor: 'You’re now a Travel Guide',
  nowUser: 'You’re now an Explorer',
  answering: 'We’re answering your message “{subject}”',
  // {count} people voted on a review. {place}: what it is about.
  foundHelpful:
    '{count, plural, one {# traveler found your review of {place} helpful} other {# travelers found your review of {place} helpful}}',
  foundUnhelpful:
    '{count, plural, one {# traveler found your review of {place} unhelpful} other {# travelers found your review of {place} unhelpful}}',
  voted:
    '{count, plural, one {# traveler voted on your review of {place}} other {# travelers voted on your review of {place}}}: {helpful} helpful, {unhelpful} unhelpful',
});
