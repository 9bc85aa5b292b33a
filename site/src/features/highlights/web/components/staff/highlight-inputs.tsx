import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Select } from '@trekker/design-system/forms/input.tsx';
import { FileField } from '@trekker/design-system/staff/forms/file-field.tsx';
import { FieldRow, FormColumns, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { type PickedFile, pickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { type ReactNode, useRef } from 'react';
import { highlightRegions } from '#features/highlights/highlight.contract.ts';
import { highlightRules as rules } from '#features/highlights/staff-highlight.contract.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { imageFiles } from '#web/staff/form/image-files.ts';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { posterFrame } from '../../poster-frame.ts';
import { highlightFields as fields, type HighlightFormValues } from './highlight.fields.ts';

export type HighlightInputsProps = FieldsProps<HighlightFormValues> & {
  /** Whether a new one is published. */
  visibility?: ReactNode;
};

/** Everything that is written of a highlight: left what it is, right how it looks. */
export function HighlightInputs(props: HighlightInputsProps) {
  const { values, change, errors, percent, visibility } = props;
  const text = textInputs(fields, props);
  const bind = (name: 'date' | 'region') => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const tied = (name: keyof HighlightFormValues) => ({
    label: fields[name].label,
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
        {text('name')}
        {text('description')}
      </FormPart>
      <FormPart title="Details">
        <FieldRow>
          {text('location')}
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
          {text('rating', {
            input: {
              type: 'number',
              inputMode: 'decimal',
              min: rules.rating.least,
              max: rules.rating.most,
              step: 0.1,
              autoComplete: undefined,
            },
          })}
          <Field {...tied('date')} hint="If empty, today’s date">
            <Input type="date" {...bind('date')} />
          </Field>
        </FieldRow>
      </FormPart>
    </FormColumns>
  );
}
