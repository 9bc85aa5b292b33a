import { Field } from '@trekker/design-system/forms/field.tsx';
import { Textarea } from '@trekker/design-system/forms/input.tsx';
import { FieldRow } from '@trekker/design-system/staff/forms/form-part.tsx';
import { mediaRules } from '#features/media/staff-media.contract.ts';
import { t } from './staff-media-detail.texts.ts';
import type { MediaWordsState } from './use-media-words.ts';
import type { LibraryDetail } from './use-opened-item.ts';

type MediaTextsProps = { item: LibraryDetail; words: MediaWordsState };

const blank = { alt: '', caption: '' };

/** What an item shows, and what is told of it, in each of the site's other languages; stored by itself. */
export function MediaTexts({ item: { kind, languages = [] }, words }: MediaTextsProps) {
  const { values, change, flush, errors } = words;
  return languages.map(({ code, name, dir }) => {
    const said = values.texts?.[code] ?? blank;
    const of = (field: 'alt' | 'caption') => ({
      rows: 2,
      value: said[field],
      maxLength: mediaRules[field].most,
      onChange: ({ target }: { target: { value: string } }) =>
        change({ texts: { [code]: { ...said, [field]: target.value } } }),
      onBlur: flush,
    });
    const written = { lang: code, dir };
    const caption = (
      <Field
        key={code}
        label={t.captionIn({ language: name })}
        written={written}
        error={errors[`texts.${code}.caption`]}
      >
        <Textarea {...of('caption')} />
      </Field>
    );
    if (kind !== 'picture') return caption;
    return (
      <FieldRow key={code}>
        <Field label={t.altIn({ language: name })} written={written} error={errors[`texts.${code}.alt`]}>
          <Textarea {...of('alt')} disabled={values.decorative} />
        </Field>
        {caption}
      </FieldRow>
    );
  });
}
