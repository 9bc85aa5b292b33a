import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { type TypePair, typePairs } from '#features/settings/brand.contract.ts';
import styles from './brand-form.module.css';
import { t } from './staff-brand.texts.ts';

const words: Record<TypePair, () => string> = {
  classic: () => t.classic,
  modern: () => t.modern,
  plain: () => t.plain,
};

type TypeChoiceProps = {
  value: TypePair;
  /** What the choices are shown with. */
  headline: string;
  onChange: (value: TypePair) => void;
};

/** The typefaces of headlines and of all other text. */
export function TypeChoice({ value, headline, onChange }: TypeChoiceProps) {
  return (
    <FormPart title={t.type}>
      <div className={styles.pairs} role="radiogroup" aria-label={t.type}>
        {typePairs.map((pair) => (
          <label key={pair} className={styles.pair}>
            <input
              className="sr"
              type="radio"
              name="typePair"
              checked={value === pair}
              onChange={() => onChange(pair)}
            />
            <b className={styles[pair]}>{headline}</b>
            <span>{t.specimen}</span>
            <em>{words[pair]()}</em>
          </label>
        ))}
      </div>
    </FormPart>
  );
}
