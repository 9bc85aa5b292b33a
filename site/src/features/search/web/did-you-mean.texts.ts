import { texts } from '@trekker/texts/texts.ts';

export const t = texts('did-you-mean', {
  // In an empty list: the words that were probably meant, which lead to what they find there.
  didYouMean: 'Did you mean <link>{correction}</link>?',
});
