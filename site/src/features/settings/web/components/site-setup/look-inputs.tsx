import { FileField, type FileFieldProps } from '@trekker/design-system/staff/forms/file-field.tsx';
import { suggestedAccents } from '#contract/rules/accent-rule.ts';
import { type TypePair, typePairs } from '#features/settings/brand.contract.ts';
import choices from '../brand/brand-form.module.css';
import styles from './setup-form.module.css';
import { t } from './staff-site-setup.texts.ts';

type LookInputsProps = {
  siteName: string;
  accent: string;
  typePair: string;
  logo: Pick<FileFieldProps, 'value' | 'onChange' | 'error' | 'percent'>;
  onChange: (change: { accent?: string; typePair?: string }) => void;
};

const words: Record<TypePair, () => string> = {
  classic: () => t.typeClassic,
  modern: () => t.typeModern,
  plain: () => t.typePlain,
};

/** A color, the typefaces and a logo to begin with; the page around them follows at once. */
export function LookInputs({ siteName, accent, typePair, logo, onChange }: LookInputsProps) {
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{t.accent}</legend>
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
              <span>{name()}</span>
            </label>
          ))}
        </div>
        <p className="fine muted">{t.accentHint}</p>
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{t.type}</legend>
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
              <em>{words[pair]()}</em>
            </label>
          ))}
        </div>
      </fieldset>
      <div data-needs-script>
        <FileField
          {...logo}
          label={t.logo}
          accept="image/svg+xml,image/png,image/webp,image/avif,image/jpeg,image/gif"
          hint={t.logoHint}
          ratio="6/1"
          plate="paper"
          removable
        />
      </div>
    </>
  );
}
