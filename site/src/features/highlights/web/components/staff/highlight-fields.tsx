import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Select, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FileField } from '@trekker/design-system/staff/forms/file-field.tsx';
import { FieldRow, FormColumns, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { type PickedFile, pickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { type ReactNode, useRef } from 'react';
import { highlightRegions } from '#features/highlights/highlight.contract.ts';
import { imageFiles } from '#web/staff/form/image-files.ts';
import { type FieldsProps, fieldId } from '#web/staff/form/use-edit-form.ts';
import { posterFrame } from '../../poster-frame.ts';
import { type HighlightValues, highlightLabels as labels } from './highlight-values.ts';

export type HighlightFieldsProps = FieldsProps<HighlightValues> & {
  /** Whether a new one is published. */
  visibility?: ReactNode;
};

/** Everything that is written of a highlight: left what it is, right how it looks. */
export function HighlightFields({ values, change, errors, percent, visibility }: HighlightFieldsProps) {
  const bind = (name: 'name' | 'location' | 'rating' | 'date' | 'description' | 'region') => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const tied = (name: keyof HighlightValues) => ({
    label: labels[name],
    id: fieldId(name),
    error: errors[name] ?? null,
  });
  // Without an image of its own a video is shown by one of its frames.
  const latest = useRef(values);
  latest.current = values;
  const takeVideo = async (video: PickedFile | null) => {
    change({ video });
    if (!video?.file || values.image) return;
    const poster = await posterFrame(video.file);
    // Meanwhile an image may have been chosen, or another video.
    const { image, video: chosen } = latest.current;
    if (poster && !image && chosen?.file === video.file) change({ image: pickedFile(poster) });
  };
  const progress = percent !== undefined && { percent };
  const aside = (
    <>
      <FormPart title="Pictures">
        <FileField
          {...tied('image')}
          describable
          {...imageFiles}
          {...progress}
          value={values.image}
          onChange={(image) => change({ image })}
        />
        <FileField
          {...tied('video')}
          {...progress}
          kind="video"
          accept="video/mp4,video/webm"
          hint="MP4 or WebM, up to 200 MB. The image is the poster; if empty, we use a frame."
          removable
          value={values.video}
          onChange={(video) => void takeVideo(video)}
        />
        {values.video && (
          <FileField
            {...tied('captions')}
            {...progress}
            kind="captions"
            accept=".vtt,text/vtt"
            hint="WebVTT (.vtt), up to 1 MB. Shown with the video for people who can’t hear it."
            removable
            value={values.captions}
            onChange={(captions) => change({ captions })}
          />
        )}
        <FileField
          {...tied('avatar')}
          {...imageFiles}
          {...progress}
          ratio="1"
          removable
          value={values.avatar}
          onChange={(avatar) => change({ avatar })}
        />
      </FormPart>
      <FormPart title="Visibility">
        {visibility}
        <Check
          label="Feature this highlight"
          hint="Shown first on the home page"
          checked={values.featured}
          onChange={(event) => change({ featured: event.target.checked })}
        />
      </FormPart>
    </>
  );
  return (
    <FormColumns aside={aside}>
      <FormPart title="Story">
        <Field {...tied('name')} hint="Traveler’s name">
          <Input autoComplete="off" maxLength={120} {...bind('name')} />
        </Field>
        <Field {...tied('description')} hint="A quote">
          <Textarea rows={6} maxLength={5000} {...bind('description')} />
        </Field>
      </FormPart>
      <FormPart title="Details">
        <FieldRow>
          <Field {...tied('location')}>
            <Input autoComplete="off" maxLength={200} placeholder="Lisbon, Portugal" {...bind('location')} />
          </Field>
          <Field {...tied('region')}>
            <Select {...bind('region')}>
              <option value="">Choose a region</option>
              {highlightRegions.map((region) => (
                <option key={region}>{region}</option>
              ))}
            </Select>
          </Field>
        </FieldRow>
        <FieldRow>
          <Field {...tied('rating')} hint="0 to 5, in steps of 0.1">
            <Input type="number" inputMode="decimal" min={0} max={5} step={0.1} {...bind('rating')} />
          </Field>
          <Field {...tied('date')} hint="If empty, today’s date">
            <Input type="date" {...bind('date')} />
          </Field>
        </FieldRow>
      </FormPart>
    </FormColumns>
  );
}
