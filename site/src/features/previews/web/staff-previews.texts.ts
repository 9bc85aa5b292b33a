import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-previews', {
  share: 'Share a preview',
  lead: 'Whoever has the link sees this as last saved, without an account, until it expires or you turn it off.',
  days: 'Days until it expires',
  daysWrong: 'Enter a whole number from {least} to {most}',
  make: 'Make link',
  making: 'Making link...',
  loading: 'Loading links...',
  open: 'Open links',
  noneOpen: 'No links are open.',
  // When a link was made, and by whom.
  madeBy: '{day} by {name}',
  // After that.
  until: ', until {day}',
  turnOff: 'Turn off',
  turnOffOf: 'Turn off the link of {link}',
  link: 'Preview link',
  linkHint: 'Copy it now: it isn’t shown again.',
  copy: 'Copy',
  copied: 'Link copied',
  copyRefused: 'Your browser didn’t let us copy it',
});
