import type { ReactNode } from 'react';
import type { FormFields } from '#web/staff/fields/form-field.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import type { EditionChanges } from '../../edition.contract.ts';
import type { EditionStanding } from '../../edition-standing.contract.ts';
import { EditionPair } from './edition-pair.tsx';

type TypedName<Fields extends FormFields> = Parameters<ReturnType<typeof textInputs<Fields>>>[0];

/** What the fields of a translation's form are given. */
export type EditionFields<Values extends object, Of> = FieldsProps<Values> & {
  of: Of;
  /** What the original says otherwise since it was last reviewed. */
  changes: EditionChanges;
};

type OfTexts = { original: string; standing: EditionStanding; source: object };

/**
 * Draws texts of a translation by name: each of the original, and beside it where it is written in the other language.
 */
export function textPairs<Fields extends FormFields>(
  fields: Fields,
  { of, changes, ...props }: EditionFields<Record<string, unknown>, OfTexts>,
) {
  const { original, standing } = of;
  const source = of.source as Record<string, unknown>;
  const text = textInputs(fields, props);
  const written = { lang: standing.language, dir: standing.dir };
  return (name: TypedName<Fields>, shown: ReactNode = <p>{String(source[name])}</p>) => (
    <EditionPair
      lang={original}
      words={changes.find(({ field }) => field === name)?.words}
      onCopy={props.values[name] === '' ? () => props.change({ [name]: source[name] }) : undefined}
      source={shown}
    >
      {text(name, { written })}
    </EditionPair>
  );
}
