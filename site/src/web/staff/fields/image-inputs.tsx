import { FileField, type FileFieldProps } from '@trekker/design-system/staff/forms/file-field.tsx';
import { ImagesField, type ImagesFieldProps } from '@trekker/design-system/staff/forms/images-field.tsx';
import type { LibraryButton, PickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { FieldsProps } from '../form/use-edit-form.ts';
import { fieldProps } from './field-props.ts';
import type { FileField as FileFieldOf, FormFields, GalleryField } from './form-field.ts';
import { imageFiles } from './image-files.ts';

type NamesOf<Fields extends FormFields, Kind> = {
  [Name in keyof Fields & string]: Fields[Name] extends Kind ? Name : never;
}[keyof Fields & string];

type ImageLook = Pick<FileFieldProps, 'ratio' | 'removable' | 'describable'>;
type GalleryLook = Pick<ImagesFieldProps, 'hideLabel' | 'captions' | 'linkField' | 'places' | 'firstStays'>;

/**
 * Draws the images of a form by name, each with its label, limits, what is wrong with it, and how much has gone up.
 * @param library chooses from the media library, beside what is uploaded
 */
export function imageInputs<Fields extends FormFields>(
  fields: Fields,
  { values, change, errors, percent }: FieldsProps<Record<string, unknown>>,
  library?: LibraryButton,
) {
  const props = fieldProps(fields, errors);
  return {
    image: (name: NamesOf<Fields, FileFieldOf>, look: ImageLook) => (
      <FileField
        {...props(name)}
        value={values[name] as PickedFile | null}
        onChange={(file) => change({ [name]: file })}
        percent={percent}
        library={library}
        {...imageFiles}
        {...look}
      />
    ),
    gallery: (name: NamesOf<Fields, GalleryField>, look: GalleryLook) => (
      <ImagesField
        {...props(name)}
        value={values[name] as PickedFile[]}
        onChange={(files) => change({ [name]: files })}
        percent={percent}
        library={library}
        most={(fields[name] as unknown as GalleryField).most}
        {...imageFiles}
        {...look}
      />
    ),
  };
}
