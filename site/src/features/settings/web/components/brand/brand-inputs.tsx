import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FileField, type FileFieldProps } from '@trekker/design-system/staff/forms/file-field.tsx';
import { FieldRow, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import { type Brand, type BrandImage, brandRules } from '#features/settings/brand.contract.ts';
import { AccentChoice } from './accent-choice.tsx';
import type { BrandValues } from './brand-values.ts';
import { t } from './staff-brand.texts.ts';
import { TypeChoice } from './type-choice.tsx';

type BrandInputsProps = {
  values: BrandValues;
  stored: Brand;
  change: (change: Partial<BrandValues>) => void;
  errors: Readonly<Record<string, string>>;
  percent: number | undefined;
};

const photos = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
const drawings = `image/svg+xml,${photos}`;

/** Everything that a brand is made of. */
export function BrandInputs({ values, stored, change, errors, percent }: BrandInputsProps) {
  const text = (name: 'name' | 'tagline', label: string, hint: string) => (
    <Field label={label} hint={hint} error={errors[name] ?? null}>
      <Input
        name={name}
        maxLength={brandRules[name].most}
        autoComplete="off"
        value={values[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  );
  const image = (name: BrandImage, label: string, hint: string, look: Partial<FileFieldProps> = {}) => (
    <FileField
      label={label}
      value={values[name]}
      onChange={(picked) => change({ [name]: picked })}
      accept={drawings}
      ratio="2/1"
      hint={hint}
      error={errors[name] ?? errors[`${name}Id`] ?? null}
      percent={percent}
      removable
      library={LibraryButton}
      {...look}
    />
  );
  return (
    <>
      <FormPart title={t.name}>
        <FieldRow>
          {text('name', t.name, t.nameHint)}
          {text('tagline', t.tagline, t.taglineHint)}
        </FieldRow>
        <Field label={t.description} hint={t.descriptionHint} error={errors.description ?? null}>
          <Textarea
            name="description"
            rows={3}
            maxLength={brandRules.description.most}
            value={values.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
      </FormPart>
      <FormPart title={t.logoAndIcon} aside={<p className="tiny muted">{t.logoFiles}</p>}>
        <FieldRow>
          {image('logo', t.logoOnPaper, t.logoOnPaperHint, { plate: 'paper' })}
          {image('logoDark', t.logoAtNight, t.logoAtNightHint, { plate: 'night' })}
        </FieldRow>
        <FieldRow>{image('icon', t.icon, t.iconHint, { plate: 'paper' })}</FieldRow>
      </FormPart>
      <AccentChoice
        value={values.accent}
        stored={stored.accent.chosen}
        error={errors.accent}
        onChange={(accent) => change({ accent })}
      />
      <TypeChoice
        value={values.typePair}
        headline={values.tagline || values.name}
        onChange={(typePair) => change({ typePair })}
      />
      <FormPart title={t.shareImage}>
        {image('shareImage', t.shareImage, t.shareImageHint, { accept: photos, ratio: '1200/630' })}
      </FormPart>
    </>
  );
}
