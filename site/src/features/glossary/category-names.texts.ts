import { texts } from '@trekker/texts/texts.ts';

// What the categories of stories that a site begins with are called until staff translate them.
export const t = texts('category-names', {
  adventure: 'Adventure',
  food: 'Food',
  travel: 'Travel',
  culture: 'Culture',
  roadTrip: 'Road Trip',
  backpacking: 'Backpacking',
  luxury: 'Luxury',
});
