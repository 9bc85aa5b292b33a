import { type PickedFile, storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { Highlight } from '#features/highlights/highlight.contract.ts';
import type { FieldErrors, TextField } from '#web/staff/form/use-edit-form.ts';

/** The fields of the form by their names in the contract; the rating as it is typed. */
export type HighlightValues = {
  name: string;
  description: string;
  location: string;
  region: string;
  rating: string;
  date: string;
  image: PickedFile | null;
  video: PickedFile | null;
  avatar: PickedFile | null;
  captions: PickedFile | null;
  featured: boolean;
};

/** In the order of the form. */
export const highlightLabels: Record<keyof HighlightValues, string> = {
  name: 'Name',
  description: 'Description',
  location: 'Location',
  region: 'Region',
  rating: 'Rating',
  date: 'Date',
  image: 'Image',
  video: 'Video',
  captions: 'Captions',
  avatar: 'Portrait',
  featured: 'Featured',
};

const stored = (file: { secure_url: string } | null) => file && storedFile(file.secure_url);

/** A new one is featured. */
export const highlightValuesOf = (item: Highlight | null): HighlightValues => ({
  name: item?.name ?? '',
  description: item?.description ?? '',
  location: item?.location ?? '',
  region: item?.region ?? '',
  rating: item ? String(item.rating) : '5',
  date: item?.date.slice(0, 10) ?? '',
  image: item?.image ? storedFile(item.image.secure_url, { alt: item.image.alt }) : null,
  video: stored(item?.video ?? null),
  avatar: stored(item?.avatar ?? null),
  captions: item?.video?.captions ? { ...storedFile(item.video.captions), name: 'Captions' } : null,
  featured: item?.featured ?? true,
});

/** The first two texts are literal, the others follow them. */
export function validate({ name, description, location, region, rating }: HighlightValues): FieldErrors {
  const number = Number(rating);
  const isRating = number >= 0 && number <= 5;
  return {
    ...(name.trim() === '' && { name: 'Highlight name is required' }),
    ...(description.trim() === '' && { description: 'Description is required' }),
    ...(location.trim() === '' && { location: 'Location is required' }),
    ...(region === '' && { region: 'Region is required' }),
    ...(!isRating && { rating: 'Rating must be a number from 0 to 5' }),
    ...(rating.trim() === '' && { rating: 'Rating is required' }),
  };
}

export function printHighlightField(field: TextField<HighlightValues>, values: HighlightValues): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value;
}

/** The form as the API takes it. */
export function toHighlightRequest({ image, video, avatar, captions, rating, date, ...texts }: HighlightValues) {
  return {
    body: {
      ...texts,
      region: texts.region as Highlight['region'],
      rating: Number(rating),
      ...(date && { date }),
      ...(image && { imageAlt: image.alt ?? '' }),
    },
    files: { image: image?.file, video: video?.file, avatar: avatar?.file, captions: captions?.file },
    gone: { removeVideo: video === null, removeAvatar: avatar === null, removeCaptions: captions === null },
  };
}
