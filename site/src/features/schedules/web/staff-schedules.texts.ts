import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-schedules', {
  // {at}: 1 Dec 2026, 07:30 (UTC+0).
  publishesAt: 'Publishes {at}',
  unpublishesAt: 'Unpublishes {at}',
  // Of a banner.
  turnsOnAt: 'Turns on {at}',
  turnsOffAt: 'Turns off {at}',
  // After a time and a title.
  publishes: 'Publishes',
  unpublishes: 'Unpublishes',
  turnsOn: 'Turns on',
  turnsOff: 'Turns off',
  scheduled: 'Scheduled',
  // {zone}: Lisbon. {offset}: UTC+0.
  zoneToday: '{zone} time, {offset} today',
  nothingScheduled: 'Nothing is scheduled. The calendar in the bar of a form plans when something goes out.',
  // {why}: a sentence without a full stop.
  planAgain: '{why}. Plan it again',
  chooseBoth: 'Choose a date and a time',
  noSuchTime: 'There is no {skipped}: clocks go forward then, to {shown}. Choose another time',
  occursTwice: 'That time occurs twice. Choose which of the two',
  // {what}: Publish at.
  dateOf: '{what}: date',
  timeOf: '{what}: time',
  clocksGoBack: 'Clocks go back that day, so {time} occurs twice',
  // {offset}: UTC+1.
  first: 'The first, {offset}',
  second: 'The second, {offset}',
  state: 'State',
  anyoneCanRead: 'Anyone can read it',
  notOnSite: 'Not on the site yet',
  schedule: 'Schedule',
  publishAt: 'Publish at',
  unpublishAt: 'Unpublish at',
  turnOnAt: 'Turn on at',
  turnOffAt: 'Turn off at',
  timesOfDevice: 'Times are those of this device: {zone}, {offset} today.',
  remove: 'Remove schedule',
  save: 'Save schedule',
  saving: 'Saving...',
  mendFirst: 'Mend and save this first, then plan it',
  publicNow: 'It’s public now. What happens then is what is saved by then.',
  privateUntilThen: 'It stays private until then. What happens then is what is saved by then.',
  // Of a banner.
  noBannerAfter: 'When it turns off, the home page shows its usual cover until another banner is on.',
  publishingClears: 'Publishing it yourself clears the planned time.',
});
