import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FileField } from '@trekker/design-system/staff/forms/file-field.tsx';
import { type PickedFile, storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { Problem } from '#contract/problem.ts';
import type { TeamMember } from '#features/about/about.contract.ts';
import { createTeamMember, listTeam, nameAndRole, updateTeamMember } from '#features/about/staff-about.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { imageFiles } from '#web/staff/form/image-files.ts';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { type FieldErrors, fieldId, type TextField, useEditForm } from '#web/staff/form/use-edit-form.ts';

type MemberValues = { name: string; role: string; description: string; image: PickedFile | null };

const labels: Record<keyof MemberValues, string> = {
  name: 'Name',
  role: 'Role',
  description: 'Description',
  image: 'Image',
};

const read = (member: TeamMember | null): MemberValues => ({
  name: member?.name ?? '',
  role: member?.role ?? '',
  description: member?.description ?? '',
  image: member?.image ? storedFile(member.image.url, { alt: member.image.alt }) : null,
});

/** Literal, as the server says it (docs/specification.md, 7). */
function check({ name, role }: MemberValues): FieldErrors {
  return {
    ...(name.trim() === '' && { name: nameAndRole }),
    ...(role.trim() === '' && { role: nameAndRole }),
  };
}

const print = (field: TextField<MemberValues>, values: MemberValues): string => values[field];

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
  const form = useEditForm<TeamMember, MemberValues>({
    key: `team:${member?._id ?? 'new'}`,
    item: member,
    read,
    labels,
    print,
    check,
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
  const errorOf = (field: 'name' | 'role') =>
    (errors[field] === nameAndRole ? `${labels[field]} is required` : errors[field]) ?? null;
  return (
    <EditForm form={form} action="Save Member">
      <div className="stack">
        <FileField
          label={labels.image}
          id={fieldId('image')}
          ratio="1"
          describable
          value={values.image}
          onChange={(image) => change({ image })}
          error={errors.image ?? null}
          {...imageFiles}
          {...(form.saving.percent !== undefined && { percent: form.saving.percent })}
        />
        <Field label={labels.name} id={fieldId('name')} error={errorOf('name')}>
          <Input
            data-autofocus
            maxLength={120}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label={labels.role} id={fieldId('role')} error={errorOf('role')}>
          <Input maxLength={120} value={values.role} onChange={(event) => change({ role: event.target.value })} />
        </Field>
        <Field label={labels.description} id={fieldId('description')} error={errors.description ?? null}>
          <Textarea
            rows={4}
            maxLength={2000}
            value={values.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
      </div>
    </EditForm>
  );
}
