import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { ImagesField } from '@trekker/design-system/staff/forms/images-field.tsx';
import { type PickedFile, storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { Problem } from '#contract/problem.ts';
import { PlaceField } from '#features/destinations/web/components/staff/place-field.tsx';
import { useApi } from '#web/session/use-session.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { galleryChangeOf } from '#web/staff/form/gallery-change.ts';
import { imageFiles } from '#web/staff/form/image-files.ts';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { type FieldErrors, fieldId, type TextField, useEditForm } from '#web/staff/form/use-edit-form.ts';
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
import { bannerPlaces } from './banner-places.ts';

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
  image:
    banner?.images.map(({ secure_url, alt, place }) =>
      storedFile(secure_url, { alt, link: place && { id: place._id, name: `${place.name}, ${place.country}` } }),
    ) ?? [],
  active: banner?.active ?? false,
});

/** Literal, as the server says it (docs/specification.md, 7). */
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
      const placeIds = image.map(({ link }) => link?.id ?? '');
      if (!item)
        return saving.send(createBanner, {
          body: { ...texts, alt, placeIds, createKey: createKeyOf({ ...texts, image }) },
          files: { image: files },
        });
      const body = { ...texts, alt, placeIds, existingImages: imageOrder, updatedAt: updatedAt ?? '' };
      return saving.send(updateBanner, { params: { id: item._id }, body, files: { image: files } });
    },
    async readLatest(id) {
      const { data } = await api.call(listBanners, { query: { limit: '100' } });
      return data.find(({ _id }) => _id === id) ?? Promise.reject(new Problem('not_found', 'This banner was deleted.'));
    },
    onSaved(_saved, release) {
      release();
      onDone();
    },
  });
  const { values, change, errors } = form;
  // The sentence about all three stands once, above; beside a field stands what is wrong with that one.
  const errorOf = (field: 'title' | 'smallDescription' | 'description') =>
    errors[field] === textsMissing ? `${labels[field]} is required` : errors[field];
  return (
    <EditForm
      form={form}
      action="Save Banner"
      more={
        <Check
          label="Active"
          hint="Active banners will be displayed on the website"
          checked={values.active}
          onChange={(event) => change({ active: event.target.checked })}
        />
      }
    >
      <div className="stack">
        <Field label={labels.title} id={fieldId('title')} error={errorOf('title')}>
          <Input
            data-autofocus
            maxLength={150}
            value={values.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label={labels.smallDescription} id={fieldId('smallDescription')} error={errorOf('smallDescription')}>
          <Input
            maxLength={300}
            value={values.smallDescription}
            onChange={(event) => change({ smallDescription: event.target.value })}
          />
        </Field>
        <Field label={labels.description} id={fieldId('description')} error={errorOf('description')}>
          <Textarea
            rows={4}
            maxLength={1000}
            value={values.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <ImagesField
          label={labels.image}
          id={fieldId('image')}
          value={values.image}
          onChange={(image) => change({ image })}
          {...imageFiles}
          linkField={PlaceField}
          error={errors.image ?? null}
          places={bannerPlaces}
          most={{ count: mostImages, message: tooManyImages }}
          {...(form.saving.percent !== undefined && { percent: form.saving.percent })}
        />
      </div>
    </EditForm>
  );
}
