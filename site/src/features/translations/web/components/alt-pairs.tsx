import { Field } from '@trekker/design-system/forms/field.tsx';
import { Textarea } from '@trekker/design-system/forms/input.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import type { ImageFile } from '@trekker/design-system/images/image-file.ts';
import { formField } from '#web/staff/fields/form-field.ts';
import { t } from '../staff-translations.texts.ts';
import styles from './edition-pair.module.css';
import { EditionPair } from './edition-pair.tsx';

type Alts = Readonly<Record<string, string>>;

/** What the images of an item show, by their ids: a field of its form. */
export const altsField = (label: () => string) =>
  formField<Alts>({ label, blank: {}, print: (alts) => Object.values(alts).filter(Boolean).join('\n') });

/** As the API has it. */
const mostOfAlt = 300;

type AltPairsProps = {
  images: readonly (ImageFile & { id: string })[];
  /** Of the original. */
  lang: string;
  written: { lang: string; dir: 'ltr' | 'rtl' };
  alts: Alts;
  onChange: (alts: Alts) => void;
};

/** What each image that the original describes shows, and beside it where that is said in the other language. */
export function AltPairs({ images, lang, written, alts, onChange }: AltPairsProps) {
  return images.map(
    ({ id, ...image }, place) =>
      image.alt && (
        <EditionPair key={id} lang={lang} source={<PicturedText image={image} text={image.alt} />}>
          <Field label={t.altOf({ number: String(place + 1) })} written={written}>
            <Textarea
              rows={2}
              maxLength={mostOfAlt}
              value={alts[id] ?? ''}
              onChange={({ target }) => onChange({ ...alts, [id]: target.value })}
            />
          </Field>
        </EditionPair>
      ),
  );
}

/** What is said of an image in the original, beside it. */
export const PicturedText = ({ image, text }: { image: ImageFile; text: string }) => (
  <div className={styles.pictured}>
    <Image image={{ ...image, alt: '' }} sizes="8rem" ratio="3/2" />
    <p>{text}</p>
  </div>
);
