import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-told-imports', {
  // What an import brought, one kind of several in a list.
  items:
    '{kind, select, story {{count, plural, one {# story} other {# stories}}} page {{count, plural, one {# page} other {# pages}}} destination {{count, plural, one {# place} other {# places}}} translation {{count, plural, one {# translation} other {# translations}}} subscriber {{count, plural, one {# subscriber} other {# subscribers}}} highlight {{count, plural, one {# highlight} other {# highlights}}} banner {{count, plural, one {# banner} other {# banners}}} media {{count, plural, one {# image or video} other {# images and videos}}} author {{count, plural, one {# author} other {# authors}}} account {{count, plural, one {# account} other {# accounts}}} settings {{count, plural, one {# set of settings} other {# sets of settings}}} about {{count, plural, one {# About page} other {# About pages}}} teamMember {{count, plural, one {# team member} other {# team members}}} contact {{count, plural, one {# Contact page} other {# Contact pages}}} review {{count, plural, one {# review} other {# reviews}}} favourite {{count, plural, one {# favorite} other {# favorites}}} feedback {{count, plural, one {# feedback} other {# feedback}}} message {{count, plural, one {# message} other {# messages}}} redirect {{count, plural, one {# redirect} other {# redirects}}} history {{count, plural, one {# history} other {# histories}}} other {{count, plural, one {# schedule} other {# schedules}}}}',
  // Somebody answers for it that the subscribers among it agreed.
  confirmed: '{items}, with their consent on file',
});
