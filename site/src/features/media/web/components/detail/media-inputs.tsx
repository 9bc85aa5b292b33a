import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FieldRow } from '@trekker/design-system/staff/forms/form-part.tsx';
import { useId } from 'react';
import { type LibraryItem, mediaRules } from '#features/media/staff-media.contract.ts';
import styles from './media-detail.module.css';
import type { MediaWordsState } from './use-media-words.ts';

type TextName = 'alt' | 'caption' | 'credit' | 'license' | 'fileName';

const usualLicenses = ['All rights reserved', 'CC BY 4.0', 'CC BY-SA 4.0', 'CC0', 'Public domain'];

/** What staff say of an item; stored by itself. */
export function MediaInputs({ item, words }: { item: LibraryItem; words: MediaWordsState }) {
  const { values, change, flush, errors } = words;
  const licenses = useId();
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
          <Field
            label="Alternative text"
            hint={
              values.decorative
                ? 'Screen readers pass over it.'
                : 'One sentence on what it shows. No need for “picture of”.'
            }
            error={errors.alt}
          >
            <Textarea
              {...of('alt')}
              value={values.decorative ? '' : values.alt}
              rows={3}
              disabled={values.decorative}
            />
          </Field>
          <Check
            label="Decorative"
            hint="It tells nothing that the words around it don’t say."
            checked={values.decorative}
            onChange={({ target }) => {
              // Back from decorative, what was written before is there again.
              change(target.checked ? { decorative: true } : { decorative: false, alt: values.alt });
            }}
          />
        </>
      )}
      <Field label="Caption" hint="Offered where it’s placed; each place may have its own." error={errors.caption}>
        <Textarea {...of('caption')} rows={2} />
      </Field>
      <FieldRow>
        <Field label="Credit" error={errors.credit}>
          <Input {...of('credit')} autoComplete="off" />
        </Field>
        <Field label="License" error={errors.license}>
          <Input {...of('license')} list={licenses} autoComplete="off" />
        </Field>
      </FieldRow>
      <datalist id={licenses}>
        {usualLicenses.map((license) => (
          <option key={license} value={license} />
        ))}
      </datalist>
      <Field label="Name" error={errors.fileName}>
        <Input {...of('fileName')} autoComplete="off" />
      </Field>
    </div>
  );
}
