import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SwitchLine } from '@trekker/design-system/staff/forms/switch-line.tsx';
import type { Choices } from './import-choices.tsx';

/** How an export of a Trekker comes in. */
export function OwnChoices({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  return (
    <FormPart title="How">
      <p className="muted">
        Everything comes as it was: the same addresses and dates, published or not. What is here already stays as it is.
        Accounts come without passwords: their owners set new ones by “Forgot your password?”.
      </p>
      <p className="muted">
        Undoing takes back what is new and restores settings, About, Contact and the legal pages. Stories, places and
        pages that are updated stay as they come; their earlier versions stay in their history.
      </p>
      <SwitchLine
        label="Update what is here"
        hint="What is newer in the file replaces what is here, unless somebody has edited it since it came. Of texts, the earlier version stays in their history."
        on={choices.update}
        onChange={(update) => onChange({ ...choices, update })}
      />
    </FormPart>
  );
}
