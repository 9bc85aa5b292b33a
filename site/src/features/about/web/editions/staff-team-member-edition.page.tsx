import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { titleOfEdition } from '#features/translations/web/components/edition-words.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, orNull } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { listTeam } from '../../staff-about.contract.ts';
import { readMemberEdition } from '../../team-member-edition.contract.ts';
import type { EditionOfMember } from '../components/editions/edition-of-member.ts';
import { MemberEditionForm } from '../components/editions/member-edition-form.tsx';
import { t } from './staff-team-editions.texts.ts';

type Data = EditItem<never, EditionOfMember> & { full: EditionOfMember | null };

export async function loader({ params: { id = '', language = '' }, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  const [found, team] = await Promise.all([
    orNull(api.call(readMemberEdition, { params: { id, language } })),
    api.call(listTeam, {}),
  ]);
  const standing = found?.languages.find((one) => one.language === language);
  const member = team.data.find(({ _id }) => _id === id);
  return { full: found && member && standing ? { ...found, standing, member } : null };
}

export const meta = (data?: Data): PageMeta => ({
  title: data?.full ? titleOfEdition(data.full) : t.edition,
  description: '',
});

export const Waiting = FormSkeleton;

export function Component() {
  return (
    <EditItemView
      data={useLoaderData<Data>()}
      preview={() => null}
      kind="Team member"
      back={{ href: '/admin/about/team', label: t.back }}
    >
      {(of) => <MemberEditionForm key={`${of._id} ${of.standing.language}`} of={of} />}
    </EditItemView>
  );
}
