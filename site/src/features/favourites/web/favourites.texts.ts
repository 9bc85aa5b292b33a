import { texts } from '@trekker/texts/texts.ts';

export const t = texts('favorites', {
  title: 'Your Saved Items',
  description: 'Places and stories you saved.',
  saved: 'Saved items',
  savedDestinations: 'Saved destinations',
  savedStories: 'Saved stories',
  noDestinations: 'No saved Destinations found',
  noStories: 'No saved Stories found',
  howToSavePlace: 'Press the ribbon on a place to save it here.',
  howToSaveStory: 'Press the ribbon on a story to save it here.',
  findPlace: 'Find a place',
  findStory: 'Find a story',
  // What one plans by, on the card of a place.
  bestTime: 'Best time',
  duration: 'Duration',
  weather: 'Weather',
  averageWeather: '{degrees} °C on average',
  remove: 'Remove {name}',
  removed: '{name} removed',
  undo: 'Undo',
});
