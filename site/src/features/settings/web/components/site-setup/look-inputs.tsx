import { suggestedAccents } from '#contract/rules/accent-rule.ts';
import { type TypePair, typePairs } from '#features/settings/brand.contract.ts';
import choices from '../brand/brand-form.module.css';
import styles from './setup-form.module.css';

type LookInputsProps = {
  siteName: string;
  accent: string;
  typePair: string;
  onChange: (change: { accent?: string; typePair?: string }) => void;
};

const words: Record<TypePair, string> = { classic: 'Magazine', modern: 'Bold', plain: 'Plain' };

/** A color and the typefaces to begin with; the page around them follows at once. */
export function LookInputs({ siteName, accent, typePair, onChange }: LookInputsProps) {
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>Accent color</legend>
        <div className={choices.swatches}>
          {suggestedAccents.map(({ name, color }) => (
            <label key={color} className={choices.swatch}>
              <input
                className="sr"
                type="radio"
                name="accent"
                value={color}
                checked={accent === color}
                onChange={() => onChange({ accent: color })}
              />
              <i style={{ background: color }} />
              <span>{name}</span>
            </label>
          ))}
        </div>
        <p className="fine muted">Easy to read on paper and at night: each theme uses the shade that is.</p>
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>Type</legend>
        <div className={styles.pairs}>
          {typePairs.map((pair) => (
            <label key={pair} className={choices.pair}>
              <input
                className="sr"
                type="radio"
                name="typePair"
                value={pair}
                checked={typePair === pair}
                onChange={() => onChange({ typePair: pair })}
              />
              <b className={choices[pair]}>{siteName}</b>
              <em>{words[pair]}</em>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
