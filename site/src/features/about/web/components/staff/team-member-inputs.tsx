import { nameAndRole } from '#features/about/staff-about.contract.ts';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import { imageInputs } from '#web/staff/fields/image-inputs.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import { ownErrors } from '#web/staff/fields/use-field-errors.ts';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { teamMemberFields as fields, type TeamMemberFormValues } from './team-member.fields.ts';

/** Everything that is written of somebody of the team. */
export function TeamMemberInputs(props: FieldsProps<TeamMemberFormValues>) {
  const text = textInputs(fields, { ...props, errors: ownErrors(props.errors, nameAndRole, fields) });
  const { image } = imageInputs(fields, props, LibraryButton);
  return (
    <div className="stack">
      {image('image', { ratio: '1', describable: true })}
      {text('name', { input: { 'data-autofocus': true } })}
      {text('role')}
      {text('description')}
    </div>
  );
}
