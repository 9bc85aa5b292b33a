import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SwitchLine } from '@trekker/design-system/staff/forms/switch-line.tsx';
import { t } from '../staff-imports.texts.ts';
import type { Choices } from './import-choices.tsx';

/** How an export of a Trekker comes in. */
export function OwnChoices({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  return (
    <FormPart title={t.how}>
      <p className="muted">{t.ownComes}</p>
      <p className="muted">{t.ownUndo}</p>
      <SwitchLine
        label={t.ownUpdate}
        hint={t.ownUpdateHint}
        on={choices.update}
        onChange={(update) => onChange({ ...choices, update })}
      />
    </FormPart>
  );
}
