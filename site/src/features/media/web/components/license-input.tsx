import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { useId } from 'react';
import { mediaRules } from '../../staff-media.contract.ts';
import { t } from '../staff-media.texts.ts';

const usual = () => [t.allRights, 'CC BY 4.0', 'CC BY-SA 4.0', 'CC0', t.publicDomain];

export type LicenseInputProps = {
  value: string;
  error?: string | undefined;
  onChange: (license: string) => void;
  onBlur?: (() => void) | undefined;
};

/** Under which terms a file may be shown: the usual ones are offered, any can be written. */
export function LicenseInput({ value, error, onChange, onBlur }: LicenseInputProps) {
  const offered = useId();
  return (
    <Field label={t.license} error={error}>
      <Input
        value={value}
        list={offered}
        maxLength={mediaRules.license.most}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <datalist id={offered}>
        {usual().map((license) => (
          <option key={license} value={license} />
        ))}
      </datalist>
    </Field>
  );
}
