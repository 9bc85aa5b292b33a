/** The three places of a banner on the home page, with the crop that each has on a wide screen. */
export const bannerPlaces = [
  { name: 'Large, left', ratio: '16/9' },
  { name: 'Tall, middle', ratio: '4/5' },
  { name: 'Tall, right', ratio: '4/5' },
] as const;
