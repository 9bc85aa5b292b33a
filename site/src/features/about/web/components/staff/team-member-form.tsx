import { Problem } from '#contract/problem.ts';
import {
  createTeamMember,
  listTeam,
  type StaffMember,
  updateTeamMember,
} from '#features/about/staff-about.contract.ts';
import { EditionLanguages } from '#features/translations/web/components/edition-languages.tsx';
import { useApi } from '#web/session/use-session.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { t as editionWords } from '../../editions/staff-team-editions.texts.ts';
import { t } from './staff-about.texts.ts';
import { type TeamMemberFormValues, teamMemberFields } from './team-member.fields.ts';
import { TeamMemberInputs } from './team-member-inputs.tsx';
import { teamMemberValuesOf, toTeamMemberRequest } from './team-member-values.ts';

export type TeamMemberFormProps = {
  /** Null for somebody new. */
  member: StaffMember | null;
  /** Saved, or left. */
  onDone: () => void;
};

/** Adds or changes somebody of the team. */
export function TeamMemberForm({ member, onDone }: TeamMemberFormProps) {
  const api = useApi();
  const createKeyOf = useCreateKey();
  const form = useEditForm<StaffMember, TeamMemberFormValues>({
    key: `team:${member?._id ?? 'new'}`,
    item: member,
    read: teamMemberValuesOf,
    fields: teamMemberFields,
    send(saving, values, { item, updatedAt }) {
      const { body, files } = toTeamMemberRequest(values);
      if (!item) return saving.send(createTeamMember, { body: { ...body, createKey: createKeyOf(body) }, files });
      const change = { ...body, updatedAt: updatedAt ?? '' };
      return saving.send(updateTeamMember, { params: { id: item._id }, body: change, files });
    },
    async readLatest(id) {
      const { data } = await api.call(listTeam, {});
      return data.find(({ _id }) => _id === id) ?? Promise.reject(new Problem('not_found', t.memberGone));
    },
    onSaved(_saved, release) {
      release();
      onDone();
    },
  });
  return (
    <EditForm form={form} action={t.saveMember}>
      {member && (
        <EditionLanguages
          label={editionWords.languages}
          form={`/admin/about/team/edit/${member._id}`}
          original={`/admin/about/team?edit=${member._id}`}
          standings={member.editions}
        />
      )}
      <TeamMemberInputs values={form.values} change={form.change} errors={form.errors} percent={form.saving.percent} />
    </EditForm>
  );
}
