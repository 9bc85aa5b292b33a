import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-destination-checklist', {
  noName: 'The name is missing',
  noCategory: 'The category is missing',
  noDescription: 'The description is missing',
  noLongDescription: 'The long description is missing',
  noBestTime: 'The best time to visit is missing',
  noDuration: 'The suggested duration is missing',
  noCountry: 'The country is missing',
  noRegion: 'The region is missing',
  noLatitude: 'The latitude is missing',
  noLongitude: 'The longitude is missing',
  noTemperature: 'The average temperature is missing',
  noClimate: 'The climate type is missing',
  noBestMonth: 'The best month is missing',
  noPopularFor: 'There is nothing that it is popular for',
  noTips: 'There are no travel tips',
  noItinerary: 'There is no itinerary',
  noThumbnail: 'There is no thumbnail',
  twoImages: 'Two pictures are needed',
  noShortLine: 'There is no short line; cards show the beginning of the description',
  // These begin sentences: "The thumbnail has no alternative text", "Picture 2 has no alternative text".
  theShortLine: 'The short line',
  theThumbnail: 'The thumbnail',
  image: 'Picture {number}',
});
