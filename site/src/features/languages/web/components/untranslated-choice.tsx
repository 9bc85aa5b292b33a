import { useId } from 'react';
import { type Untranslated, untranslatedChoices } from '#features/languages/site-languages.contract.ts';
import { t } from '../staff-languages.texts.ts';
import { languageName } from './language-names.ts';
import styles from './languages-form.module.css';

type UntranslatedChoiceProps = {
  code: string;
  value: Untranslated;
  /** The heading above says enough. */
  isOnly: boolean;
  onChange: (value: Untranslated) => void;
};

/** What lists in one language show of what is not translated into it. */
export function UntranslatedChoice({ code, value, isOnly, onChange }: UntranslatedChoiceProps) {
  const id = useId();
  const words: Record<Untranslated, [label: string, hint: string]> = {
    labelled: [t.labelled, t.labelledHint],
    hidden: [t.hidden, t.hiddenHint],
  };
  return (
    <fieldset className={styles.choice}>
      <legend className={isOnly ? 'sr' : undefined}>{languageName(code)}</legend>
      {untranslatedChoices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={id}
            checked={value === choice}
            aria-describedby={`${id}-${choice}`}
            onChange={() => onChange(choice)}
          />
          <b>{words[choice][0]}</b>
          <span id={`${id}-${choice}`}>{words[choice][1]}</span>
        </label>
      ))}
    </fieldset>
  );
}
