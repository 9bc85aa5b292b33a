import '@trekker/texts/in-english.fixture.ts';
import { expect, test } from 'vitest';
import { validateForm } from '#web/staff/fields/form-field.ts';
import { type DestinationFormValues, destinationFields } from './destination.fields.ts';
import { destinationValuesOf, toDestinationRequest } from './destination-values.ts';
import { noMonths } from './month-values.ts';

const stored = (url: string) => ({ name: '', url });

function aDestination(values: Partial<DestinationFormValues> = {}): DestinationFormValues {
  return { ...destinationValuesOf(null), ...values };
}

test('numbers are sent as numbers, also with a comma or a typographic minus; other text is sent unchanged', () => {
  const { body } = toDestinationRequest(
    aDestination({ latitude: ' 67,93 ', longitude: '−13.09', avgTemp: '17 °C' }),
    [],
  );
  expect([body.latitude, body.longitude, body.avgTemp]).toEqual([67.93, -13.09, '17 °C']);
});

test('itinerary days keep their ids and lose empty lines', () => {
  const itinerary = [{ _id: 'a', title: 'The pier', activities: ' Walk \n\n  Eat\n' }];
  expect(toDestinationRequest(aDestination({ itinerary }), []).body.itinerary).toEqual([
    { _id: 'a', title: 'The pier', activities: ['Walk', 'Eat'] },
  ]);
});

test('a replaced first image is sent at its position, and the old one is removed', () => {
  const file = new File(['x'], 'new.jpg');
  const images = [{ name: 'new.jpg', url: '/a.webp', file }, stored('/b.webp')];
  const { body, files } = toDestinationRequest(aDestination({ images }), ['/a.webp', '/b.webp']);
  expect(body.imageOrder).toEqual(['new:0', '/b.webp']);
  expect(body.removedImages).toEqual(['/a.webp']);
  expect(files.images.map((one) => one.file)).toEqual([file]);
});

test('an empty form reports all missing fields at once, and accepts zero degrees', () => {
  const missing = validateForm(destinationFields, aDestination({ avgTemp: '0', images: [stored('/a.webp')] }));
  expect(Object.keys(missing)).toHaveLength(18);
  expect(missing).toMatchObject({
    name: 'Destination name is required',
    SuggestedDuration: 'SuggestedDuration is required',
    tags: 'tags is required',
    itinerary: 'itinerary is required',
    thumbnail: 'Thumbnail is required',
    images: 'AtLest 2 is required',
  });
});

test('wrong and missing fields are reported together, before anything is uploaded', () => {
  const months = noMonths.with(2, { rating: 'good', temperature: 'warm', rain: '-4' });
  const faults = validateForm(
    destinationFields,
    aDestination({
      latitude: 'abc',
      longitude: '181',
      avgTemp: '12,5',
      itinerary: [{ title: ' ', activities: '' }],
      months,
    }),
  );
  expect(faults).toMatchObject({
    name: 'Destination name is required',
    latitude: 'latitude must be a number from -90 to 90',
    longitude: 'longitude must be a number from -180 to 180',
    itinerary: 'Each day needs a title',
    months: 'March: temperature must be a number from -90 to 60',
  });
  expect(faults).not.toHaveProperty('avgTemp');
  expect(faults).not.toHaveProperty('shortLine');
});

test('months are sent as numbers, and empty ones as unknown', () => {
  const months = noMonths.with(0, { rating: 'poor', temperature: '−8,3', rain: '27' });
  expect(toDestinationRequest(aDestination({ months }), []).body.months.slice(0, 2)).toEqual([
    { rating: 'poor', temperature: -8.3, rain: 27 },
    { rating: null, temperature: null, rain: null },
  ]);
});
