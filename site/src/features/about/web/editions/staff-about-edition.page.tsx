import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { titleOfEdition } from '#features/translations/web/components/edition-words.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, orNull } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { aboutId } from '../../about.contract.ts';
import { readAboutEdition } from '../../about-edition.contract.ts';
import { readAboutForStaff } from '../../staff-about.contract.ts';
import { AboutEditionForm } from '../components/editions/about-edition-form.tsx';
import type { EditionOfAbout } from '../components/editions/edition-of-about.ts';
import { t } from './staff-about-editions.texts.ts';

type Data = EditItem<never, EditionOfAbout> & { full: EditionOfAbout | null };

export async function loader({ params: { language = '' }, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  const [found, { data: about }] = await Promise.all([
    orNull(api.call(readAboutEdition, { params: { id: aboutId, language } })),
    api.call(readAboutForStaff, {}),
  ]);
  const standing = found?.languages.find((one) => one.language === language);
  return { full: found && standing ? { ...found, standing, about } : null };
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
      kind="About page"
      back={{ href: '/admin/about', label: t.back }}
    >
      {(of) => <AboutEditionForm key={of.standing.language} of={of} />}
    </EditItemView>
  );
}
