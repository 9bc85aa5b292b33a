import { texts } from '@trekker/texts/texts.ts';

export const t = texts('about', {
  mission: 'Our Mission',
  values: 'Our Values',
  team: 'Our Team',
  signUp: 'Sign Up Now',
  contactUs: 'Contact Us',
});
