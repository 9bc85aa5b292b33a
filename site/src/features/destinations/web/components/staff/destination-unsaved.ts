import type { DestinationDetail } from '../../../destination.contract.ts';
import { type DestinationValues, linesOf } from './destination-values.ts';

/** A destination as it would be with what was typed; of its pictures, those that are stored, in the order that they are to have. */
export function withUnsaved(stored: DestinationDetail, typed: DestinationValues): DestinationDetail {
  const {
    thumbnail: _thumbnail,
    latitude,
    longitude,
    avgTemp,
    climateType,
    bestMonth,
    isPublished: _is,
    ...rest
  } = typed;
  const number = (text: string, otherwise: number) => (text.trim() === '' ? otherwise : Number(text) || 0);
  const { coordinates } = stored.location;
  return {
    ...stored,
    ...rest,
    weatherInfo: { avgTemp: number(avgTemp, 0), climateType, bestMonth },
    location: {
      country: typed.country,
      region: typed.region,
      coordinates: {
        latitude: number(latitude, coordinates.latitude),
        longitude: number(longitude, coordinates.longitude),
      },
    },
    itinerary: typed.itinerary.map(({ _id, title, activities }, place) => ({
      _id: _id ?? `new ${place}`,
      day: place + 1,
      title,
      activities: linesOf(activities),
    })),
    images: typed.images.flatMap(({ url, alt }) =>
      stored.images
        .filter(({ secure_url }) => secure_url === url)
        .map((picture) => ({ ...picture, alt: alt || picture.alt })),
    ),
  };
}
