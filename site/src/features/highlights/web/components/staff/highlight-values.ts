import { storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { Highlight } from '#features/highlights/highlight.contract.ts';
import { blankValues, storedValues, toRequest } from '#web/staff/fields/form-field.ts';
import { type HighlightFormValues, highlightFields } from './highlight.fields.ts';

const stored = (file: { secure_url: string } | null) => file && storedFile(file.secure_url);

/** The form's fields of a highlight. */
export function highlightValuesOf(item: Highlight | null): HighlightFormValues {
  if (!item) return blankValues(highlightFields);
  const { rating, date, image, video, avatar } = item;
  return {
    ...storedValues(highlightFields, item),
    rating: String(rating),
    date: date.slice(0, 10),
    image: image && storedFile(image.secure_url, { alt: image.alt }),
    video: stored(video),
    avatar: stored(avatar),
    captions: video?.captions ? { ...storedFile(video.captions), name: 'Captions' } : null,
  };
}

/** The form as the API takes it. */
export function toHighlightRequest({ image, video, avatar, captions, date, ...values }: HighlightFormValues) {
  return {
    body: {
      ...toRequest(highlightFields, values),
      ...(date && { date }),
      ...(image && { imageAlt: image.alt ?? '' }),
    },
    files: { image, video, avatar, captions },
    gone: { removeVideo: video === null, removeAvatar: avatar === null, removeCaptions: captions === null },
  };
}
