import { PlusIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Select } from '@trekker/design-system/forms/input.tsx';
import { type RefObject, useState } from 'react';
import { t } from '../staff-languages.texts.ts';
import { languagesToAdd } from './language-names.ts';
import styles from './languages-form.module.css';

type AddLanguageProps = {
  select: RefObject<HTMLSelectElement | null>;
  /** Languages of the list. */
  there: readonly string[];
  onAdd: (code: string) => void;
};

export function AddLanguage({ select, there, onAdd }: AddLanguageProps) {
  const [chosen, choose] = useState('');
  return (
    <div className={styles.adder}>
      <Field label={t.add}>
        <Select ref={select} value={chosen} onChange={({ target: { value } }) => choose(value)}>
          <option value="" disabled>
            {t.choose}
          </option>
          {languagesToAdd(there).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        variant="outline"
        small
        disabled={chosen === ''}
        onClick={() => {
          onAdd(chosen);
          choose('');
        }}
      >
        <PlusIcon small />
        {t.addIt}
      </Button>
    </div>
  );
}
