import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { titleOfEdition } from '#features/translations/web/components/edition-words.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, orNull } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { readPageEdition } from '../../page-edition.contract.ts';
import { previewPage } from '../../staff-page.contract.ts';
import { PageEditionForm } from '../components/editions/edition-form.tsx';
import type { EditionOfPage } from '../components/editions/edition-of-page.ts';
import { t } from './staff-page-editions.texts.ts';

type Data = EditItem<never, EditionOfPage> & { full: EditionOfPage | null };

export async function loader({ params: { id = '', language = '' }, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  const [found, preview] = await Promise.all([
    orNull(api.call(readPageEdition, { params: { id, language } })),
    orNull(api.call(previewPage, { params: { id } })),
  ]);
  const standing = found?.languages.find((one) => one.language === language);
  return { full: found && preview && standing ? { ...found, standing, page: preview } : null };
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
      kind="Page"
      back={{ href: '/admin/pages', label: t.back }}
    >
      {(of) => <PageEditionForm key={`${of._id} ${of.standing.language}`} of={of} />}
    </EditItemView>
  );
}
