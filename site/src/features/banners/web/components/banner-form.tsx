import { Check } from '@trekker/design-system/check.tsx';
import { Field } from '@trekker/design-system/field.tsx';
import { Input, Textarea } from '@trekker/design-system/input.tsx';
import { type PickedFile, storedFile } from '@trekker/design-system/staff/picked-file.ts';
import { PicturesField } from '@trekker/design-system/staff/pictures-field.tsx';
import { EditForm } from '../../../../web/staff/edit-form.tsx';
import { galleryChangeOf } from '../../../../web/staff/gallery-change.ts';
import { pictureFiles } from '../../../../web/staff/picture-files.ts';
import { useCreateKey } from '../../../../web/staff/use-create-key.ts';
import { type FieldErrors, fieldId, type TextField, useEditForm } from '../../../../web/staff/use-edit-form.ts';
import { useApi } from '../../../../web/use-session.ts';
import type { Banner } from '../../banner.contract.ts';
import {
  createBanner,
  imagesMissing,
  listBanners,
  mostImages,
  textsMissing,
  tooManyImages,
  updateBanner,
} from '../../staff-banner.contract.ts';

type BannerValues = {
  title: string;
  smallDescription: string;
  description: string;
  image: PickedFile[];
  active: boolean;
};

const labels: Record<keyof BannerValues, string> = {
  title: 'Title',
  smallDescription: 'Small description',
  description: 'Description',
  image: 'Images',
  active: 'Active',
};

const read = (banner: Banner | null): BannerValues => ({
  title: banner?.title ?? '',
  smallDescription: banner?.smallDescription ?? '',
  description: banner?.description ?? '',
  image: banner?.images.map(({ secure_url, alt }) => storedFile(secure_url, { alt })) ?? [],
  active: banner?.active ?? false,
});

/** In the words of the spec, as the server says them. */
function check({ title, smallDescription, description, image }: BannerValues): FieldErrors {
  const texts = Object.entries({ title, smallDescription, description });
  const missing = texts.filter(([, text]) => text.trim() === '').map(([name]) => [name, textsMissing]);
  return { ...Object.fromEntries(missing), ...(image.length === 0 && { image: imagesMissing }) };
}

function print(field: TextField<BannerValues>, values: BannerValues): string {
  return field === 'active' ? (values.active ? 'Active' : 'Inactive') : values[field];
}

export type BannerFormProps = {
  /** Null for a new one. */
  banner: Banner | null;
  /** Saved, or left. */
  onDone: () => void;
};

/** Adds or changes a banner. */
export function BannerForm({ banner, onDone }: BannerFormProps) {
  const api = useApi();
  const createKeyOf = useCreateKey();
  const form = useEditForm<Banner, BannerValues>({
    key: `banner:${banner?._id ?? 'new'}`,
    item: banner,
    read,
    labels,
    print,
    check,
    send(saving, { image, ...texts }, { item, updatedAt }) {
      const { files, imageOrder, alt } = galleryChangeOf(image, []);
      if (!item)
        return saving.send(createBanner, {
          body: { ...texts, alt, createKey: createKeyOf({ ...texts, image }) },
          files: { image: files },
        });
      const body = { ...texts, alt, existingImages: imageOrder, updatedAt: updatedAt ?? '' };
      return saving.send(updateBanner, { params: { id: item._id }, body, files: { image: files } });
    },
    async readLatest(id) {
      const { data } = await api.call(listBanners, { query: { limit: '100' } });
      return data.find(({ _id }) => _id === id) ?? Promise.reject(new Error('The banner is gone.'));
    },
    onSaved(_saved, release) {
      release();
      onDone();
    },
  });
  const { values, change, errors } = form;
  return (
    <EditForm form={form} action="Save Banner">
      <div className="stack">
        <Field label={labels.title} id={fieldId('title')} error={errors.title}>
          <Input
            data-autofocus
            maxLength={150}
            value={values.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label={labels.smallDescription} id={fieldId('smallDescription')} error={errors.smallDescription}>
          <Input
            maxLength={300}
            value={values.smallDescription}
            onChange={(event) => change({ smallDescription: event.target.value })}
          />
        </Field>
        <Field label={labels.description} id={fieldId('description')} error={errors.description}>
          <Textarea
            rows={4}
            maxLength={1000}
            value={values.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <PicturesField
          label={labels.image}
          id={fieldId('image')}
          value={values.image}
          onChange={(image) => change({ image })}
          {...pictureFiles}
          error={errors.image ?? null}
          most={{ count: mostImages, message: tooManyImages }}
          {...(form.saving.percent !== undefined && { percent: form.saving.percent })}
        />
        <Check
          label="Active"
          hint="Active banners will be displayed on the website"
          checked={values.active}
          onChange={(event) => change({ active: event.target.checked })}
        />
      </div>
    </EditForm>
  );
}
