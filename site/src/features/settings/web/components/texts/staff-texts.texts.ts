import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-texts', {
  edited: 'Edited',
  // A text that was filled in when the site was set up, and that nobody has worded since.
  fromSetUp: 'From setup',
  // A text that staff have worded anew in the site's own language alone, so that readers of this one get it in that.
  notTranslated: 'Not translated',
  language: 'Language',
  takeBack: 'Take the default back',
  // {where}: where the text stands. Heard after the words of the button.
  takeBackFor: 'for {where}',
  default: 'Default: “{text}”',
  find: 'Find a text',
  whereItStands: 'Where it stands',
  found: '{count} found',
  noneFound: 'No texts found',
  // {sign}: what stands for the name in a text.
  nameHint: '{sign} stands for the site’s name. A text is plain: markup is shown as typed.',
  saved: '{count, plural, one {Text saved} other {Texts saved}}',
  changed: '{count, plural, one {{count} text changed, not saved} other {{count} texts changed, not saved}}',
  preview: 'Where it stands on the site',
  // {where}: where the text stands, such as “Heading over the places”.
  appearsHere: '<b>{where}</b> appears here.',
  notInSight: 'This page doesn’t show it just now.',
  openPage: 'Open the page',
  noPage: 'No page that everybody sees shows this text.',
  // Of all texts, how many are worded anew.
  sum: '{count} texts, {edited} edited',
  // {first}: how many stand as they were filled in when the site was set up.
  sumWithFirst: '{count} texts, {edited} edited, {first} from setup',
});
