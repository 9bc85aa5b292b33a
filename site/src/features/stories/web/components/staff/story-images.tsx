import { FileField } from '@trekker/design-system/staff/forms/file-field.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { ImagesField } from '@trekker/design-system/staff/forms/images-field.tsx';
import { storyRules } from '#features/stories/staff-story.contract.ts';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { imageFiles } from '#web/staff/form/image-files.ts';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { type StoryFormValues, storyFields } from './story.fields.ts';

/** The cover of a story, and its images with their captions. */
export function StoryImages({ values, change, errors, percent }: FieldsProps<StoryFormValues>) {
  const progress = percent === undefined ? {} : { percent };
  return (
    <>
      <FormPart title="Pictures">
        <FileField
          label={storyFields.coverImage.label}
          id={fieldId('coverImage')}
          value={values.coverImage}
          onChange={(coverImage) => change({ coverImage })}
          error={errors.coverImage ?? null}
          describable
          {...imageFiles}
          {...progress}
        />
      </FormPart>
      <FormPart title={storyFields.image.label} aside={<p className="tiny muted">Drag or use the arrows</p>}>
        <ImagesField
          label={storyFields.image.label}
          hideLabel
          id={fieldId('image')}
          value={values.image}
          onChange={(image) => change({ image })}
          error={errors.image ?? null}
          most={storyRules.image.most}
          captions
          firstStays
          {...imageFiles}
          {...progress}
        />
      </FormPart>
    </>
  );
}
