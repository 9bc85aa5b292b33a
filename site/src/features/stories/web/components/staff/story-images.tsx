import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import { imageInputs } from '#web/staff/fields/image-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { storyFields as fields, type StoryFormValues } from './story.fields.ts';

/** The cover of a story, and its images with their captions. */
export function StoryImages(props: FieldsProps<StoryFormValues>) {
  const { image, gallery } = imageInputs(fields, props, LibraryButton);
  return (
    <>
      <FormPart title="Pictures">{image('coverImage', { describable: true })}</FormPart>
      <FormPart title={fields.image.label} aside={<p className="tiny muted">Drag or use the arrows</p>}>
        {gallery('image', { hideLabel: true, captions: true, firstStays: true })}
      </FormPart>
    </>
  );
}
