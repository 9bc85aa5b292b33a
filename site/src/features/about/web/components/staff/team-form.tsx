import { FileField } from '@trekker/design-system/staff/forms/file-field.tsx';
import { storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { Problem } from '#contract/problem.ts';
import type { TeamMember } from '#features/about/about.contract.ts';
import { createTeamMember, listTeam, nameAndRole, updateTeamMember } from '#features/about/staff-about.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { blankValues, storedValues } from '#web/staff/fields/form-field.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { imageFiles } from '#web/staff/form/image-files.ts';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { memberFields as fields, type MemberFormValues } from './member.fields.ts';

function read(member: TeamMember | null): MemberFormValues {
  if (!member) return blankValues(fields);
  const image = member.image && storedFile(member.image.url, { alt: member.image.alt });
  return { ...storedValues(fields, member), image };
}

export type TeamFormProps = {
  /** Null for somebody new. */
  member: TeamMember | null;
  /** Saved, or left. */
  onDone: () => void;
};

/** Adds or changes somebody of the team. */
export function TeamForm({ member, onDone }: TeamFormProps) {
  const api = useApi();
  const createKeyOf = useCreateKey();
  const form = useEditForm<TeamMember, MemberFormValues>({
    key: `team:${member?._id ?? 'new'}`,
    item: member,
    read,
    fields,
    send(saving, { image, ...typed }, { item, updatedAt }) {
      const texts = { ...typed, ...(image && { imageAlt: image.alt ?? '' }) };
      const files = { image: image?.file };
      if (!item) return saving.send(createTeamMember, { body: { ...texts, createKey: createKeyOf(texts) }, files });
      const body = { ...texts, updatedAt: updatedAt ?? '' };
      return saving.send(updateTeamMember, { params: { id: item._id }, body, files });
    },
    async readLatest(id) {
      const { data } = await api.call(listTeam, {});
      return (
        data.find(({ _id }) => _id === id) ?? Promise.reject(new Problem('not_found', 'This team member was deleted.'))
      );
    },
    onSaved(_saved, release) {
      release();
      onDone();
    },
  });
  const { values, change, errors } = form;
  // The sentence about both stands once, above; beside a field stands what is wrong with that one.
  const ofEach = Object.entries(errors).map(([name, error]) =>
    error === nameAndRole ? [name, `${fields[name as keyof MemberFormValues].label} is required`] : [name, error],
  );
  const text = textInputs(fields, { values, change, errors: Object.fromEntries(ofEach) });
  return (
    <EditForm form={form} action="Save Member">
      <div className="stack">
        <FileField
          label={fields.image.label}
          id={fieldId('image')}
          ratio="1"
          describable
          value={values.image}
          onChange={(image) => change({ image })}
          error={errors.image ?? null}
          {...imageFiles}
          {...(form.saving.percent !== undefined && { percent: form.saving.percent })}
        />
        {text('name', { input: { 'data-autofocus': true } })}
        {text('role')}
        {text('description')}
      </div>
    </EditForm>
  );
}
