import { texts } from '@trekker/texts/texts.ts';

export const t = texts('months', {
  // How good a month is for a place.
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  notRated: 'Not rated',
  allYear: 'all year',
  // Two months that follow each other, and more of them.
  both: '{first} and {last}',
  span: '{first} to {last}',
  // {months}: such as "March to June, September".
  bestTime: 'Best time: {months}',
  goodIn: 'Good in {month}',
  seePlace: 'See the place',
  allPlaces: 'All {shown} places',
  compare: 'Compare by month',
  saved: 'Saved places by month',
  savedCaption: 'How good each month is for the places you saved',
  whenToGo: 'When to go',
  monthsIn: 'The months in {place}',
  rating: 'Rating',
  millimetres: 'mm',
  // {unit}: °C, mm. What is heard says what the row tells.
  temperature: '<srOnly>Average temperature in </srOnly>{unit}',
  rain: '<srOnly>Rain in </srOnly>{unit}',
});
