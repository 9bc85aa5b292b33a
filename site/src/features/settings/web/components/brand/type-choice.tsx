import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { type TypePair, typePairs } from '#features/settings/brand.contract.ts';
import styles from './brand-form.module.css';

const words: Record<TypePair, string> = {
  classic: 'Fraunces with Instrument Sans',
  modern: 'Bricolage Grotesque with Instrument Sans',
  plain: 'Instrument Sans throughout',
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
    <FormPart title="Type">
      <div className={styles.pairs} role="radiogroup" aria-label="Type">
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
            <span>Go when the others have gone, and stay until the baker nods.</span>
            <em>{words[pair]}</em>
          </label>
        ))}
      </div>
    </FormPart>
  );
}
