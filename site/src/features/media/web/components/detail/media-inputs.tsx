import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FieldRow } from '@trekker/design-system/staff/forms/form-part.tsx';
import { type LibraryItem, mediaRules } from '#features/media/staff-media.contract.ts';
import { LicenseInput } from '../license-input.tsx';
import styles from './media-detail.module.css';
import { t } from './staff-media-detail.texts.ts';
import type { MediaWordsState } from './use-media-words.ts';

type TextName = 'alt' | 'caption' | 'credit' | 'fileName';

/** What staff say of an item; stored by itself. */
export function MediaInputs({ item, words }: { item: LibraryItem; words: MediaWordsState }) {
  const { values, change, flush, errors } = words;
  const of = (name: TextName) => ({
    value: values[name],
    maxLength: mediaRules[name].most,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    onBlur: flush,
  });
  const isImage = item.kind === 'picture';
  return (
    <div className={styles.inputs}>
      {isImage && (
        <>
          <Field label={t.alt} hint={values.decorative ? t.altSkipped : t.altHint} error={errors.alt}>
            <Textarea
              {...of('alt')}
              value={values.decorative ? '' : values.alt}
              rows={3}
              disabled={values.decorative}
            />
          </Field>
          <Check
            label={t.decorative}
            hint={t.decorativeHint}
            checked={values.decorative}
            onChange={({ target }) => {
              // Back from decorative, what was written before is there again.
              change(target.checked ? { decorative: true } : { decorative: false, alt: values.alt });
            }}
          />
        </>
      )}
      <Field label={t.caption} hint={t.captionHint} error={errors.caption}>
        <Textarea {...of('caption')} rows={2} />
      </Field>
      <FieldRow>
        <Field label={t.credit} error={errors.credit}>
          <Input {...of('credit')} autoComplete="off" />
        </Field>
        <LicenseInput
          value={values.license}
          error={errors.license}
          onChange={(license) => change({ license })}
          onBlur={flush}
        />
      </FieldRow>
      <Field label={t.name} error={errors.fileName}>
        <Input {...of('fileName')} autoComplete="off" />
      </Field>
    </div>
  );
}
