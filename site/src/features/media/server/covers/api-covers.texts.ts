import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-covers', {
  // What is to be seen on a cover that the site drew. {name}: a place, or the title of a story.
  cover:
    'Illustration for {name}: {kind, select, beach {a beach with the sea beyond} island {an island across the water} peaks {a walker below high mountains} forest {a river through wooded hills} city {the skyline of the city} town {the roofs of the old town} dunes {a caravan among dunes} mesas {red table mountains} polar {ice and mountains in the far north or south} karst {limestone towers rising from the water} savanna {animals on the open savanna} other {a table set with local food}}',
});
