import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Select } from '@trekker/design-system/forms/input.tsx';
import { FileField } from '@trekker/design-system/staff/forms/file-field.tsx';
import { FieldRow, FormColumns, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { type PickedFile, pickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { type ReactNode, useRef } from 'react';
import { highlightRegions } from '#features/highlights/highlight.contract.ts';
import { highlightRules as rules } from '#features/highlights/staff-highlight.contract.ts';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { VisibilityPart } from '#web/staff/fields/flag-input.tsx';
import { imageInputs } from '#web/staff/fields/image-inputs.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { posterFrame } from '../../poster-frame.ts';
import { regionInWords } from '../../region-in-words.ts';
import { t } from '../../staff-highlights.texts.ts';
import { highlightFields as fields, type HighlightFormValues } from './highlight.fields.ts';

export type HighlightInputsProps = FieldsProps<HighlightFormValues> & {
  /** Whether a new one is published. */
  visibility?: ReactNode;
};

/** Everything that is written of a highlight: left what it is, right how it looks. */
export function HighlightInputs(props: HighlightInputsProps) {
  const { values, change, errors, percent, visibility } = props;
  const text = textInputs(fields, props);
  const { image } = imageInputs(fields, props, LibraryButton);
  const bind = (name: 'date' | 'region') => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const field = fieldProps(fields, errors);
  // Without an image of its own a video is shown by one of its frames.
  const latest = useRef(values);
  latest.current = values;
  const takeVideo = async (video: PickedFile | null) => {
    change({ video });
    const source = video?.file ?? video?.library?.url;
    if (!source || values.image) return;
    const poster = await posterFrame(source);
    // Meanwhile an image may have been chosen, or another video.
    const { image: other, video: chosen } = latest.current;
    if (poster && !other && (chosen?.file ?? chosen?.library?.url) === source) change({ image: pickedFile(poster) });
  };
  const aside = (
    <>
      <FormPart title={t.images}>
        {image('image', { describable: true })}
        <FileField
          {...field('video')}
          percent={percent}
          library={LibraryButton}
          kind="video"
          accept="video/mp4,video/webm"
          hint={t.videoHint}
          removable
          value={values.video}
          onChange={(video) => void takeVideo(video)}
        />
        {values.video && (
          <FileField
            {...field('captions')}
            percent={percent}
            kind="captions"
            accept=".vtt,text/vtt"
            hint={t.captionsHint}
            removable
            value={values.captions}
            onChange={(captions) => change({ captions })}
          />
        )}
        {image('avatar', { ratio: '1', removable: true })}
      </FormPart>
      <VisibilityPart field={fields.featured} on={values.featured} onChange={(featured) => change({ featured })}>
        {visibility}
      </VisibilityPart>
    </>
  );
  return (
    <FormColumns aside={aside}>
      <FormPart title={t.story}>
        {text('name')}
        <RichTextInput
          {...field('description')}
          field={fields.description}
          onlyParagraphs
          value={values.description}
          onChange={(description) => change({ description })}
        />
      </FormPart>
      <FormPart title={t.details}>
        <FieldRow>
          {text('location')}
          <Field {...field('region')}>
            <Select {...bind('region')}>
              <option value="">{t.chooseRegion}</option>
              {highlightRegions.map((region) => (
                <option key={region} value={region}>
                  {regionInWords(region)}
                </option>
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
          <Field {...field('date')} hint={t.dateHint}>
            <Input type="date" {...bind('date')} />
          </Field>
        </FieldRow>
      </FormPart>
    </FormColumns>
  );
}
