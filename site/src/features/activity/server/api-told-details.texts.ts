import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-told-details', {
  // What was done to the languages of the site. {language} is the name of one: German.
  languageAdded: 'Added {language}',
  languagePublic: '{language} is public',
  languagePrepared: '{language} is being prepared',
  leftOut: '{language}: what is not translated is left out',
  labelled: '{language}: what is not translated is shown and labelled',
  // {languages} are tags: de, fr.
  fallsBack: '{language} falls back to {languages}',
  fallsBackToOwn: '{language} falls back to the site’s own language',
  languageRemoved: 'Removed {language}',
  order: 'Order: {languages}',
  // A place or a story whose translation was changed.
  item: '{title}, {language}',
  // Tags and categories, and what they are called: food → Essen.
  terms: '{language}: {terms}',
  siteName: 'Site name: {name}',
  feedbackHeld: 'Feedback is held for approval',
  feedbackShown: 'Feedback is shown right away',
  // {problems} are their names in calls.
  blocks: 'Problems that block publishing: {problems}',
  noneBlocks: 'Problems that block publishing: none',
  factorRequired: 'Staff must use a second factor',
  factorFree: 'Staff may do without a second factor',
  // The account that was deleted.
  accountOf: 'An account with the role {role, select, USER {USER} ADMIN {ADMIN} other {AUTHOR}}',
  // That were in the trash.
  items: '{count, plural, one {# item} other {# items}}',
  // That a text was brought back from.
  version: 'From version {number}',
  oneKeyword: 'One keyword',
  toWhoAsked: 'To the person who requested it',
  // Somebody’s role.
  role: '{name}: from {before, select, USER {USER} ADMIN {ADMIN} other {AUTHOR}} to {after, select, USER {USER} ADMIN {ADMIN} other {AUTHOR}}',
  // Two addresses: /old to /new.
  redirect: '{path} to {target}',
  // Categories of stories.
  categoryAdded: 'Added {category}',
  categoryRemoved: 'Removed {category}',
  categoryRenamed: '{before} is now {after}',
  categoryMerged: 'Removed {category}, {count, plural, one {# story} other {# stories}} to {other}',
  categoryOrder: 'Order: {categories}',
  // What staff have turned on or off; a list of parts.
  sectionsOn: 'On: {sections}',
  sectionsOff: 'Off: {sections}',
  homeOrder: 'Home page: {parts}',
  // A part of the site, of its menus or its brand, in a list of them.
  part: '{name, select, highlights {highlights} reviews {reviews} testimonials {testimonials} feedback {feedback} newsletter {newsletter} favourites {favourites} team {team} destinations {destinations} months {months} stories {stories} rail {rail} header {header} footer {footer} legal {legal} tagline {tagline} description {description} accent {accent color} type {type} logo {logo} logoDark {logo for dark pages} icon {icon} other {share picture}}',
  // Between what is listed.
  comma: ', ',
  // A message to the magazine, by its subject.
  message:
    '{subject, select, general {General Inquiry} feedback {Feedback} support {Support} partnership {Partnership Opportunity} other {Other}}, received {day}',
  // Feedback, by its stars.
  stars: '{count} of 5 stars, received {day}',
  // A text of the site’s own voice and where it stands: “Home, Cover, title”.
  textPlace: '{group}, {where}',
  text: '{place}: {text}',
  textIn: '{place}, {language}: {text}',
  // The text is what it was at first.
  theDefault: 'the default',
  // Pictures and videos that were added.
  namelessFile: 'A file without a name',
  filesAndMore: '{count, plural, one {{name} and # more} other {{name} and # more}}',
  // Whoever does what was planned.
  schedule: 'Schedule',
  contactPage: 'Address, phone and links of the contact page',
  // Whom an entry told of.
  deletedAccount: 'Deleted account',
  // Samples that were taken out of the site.
  withChanged: 'With what was changed',
  changedStays: 'What was changed stays',
});
