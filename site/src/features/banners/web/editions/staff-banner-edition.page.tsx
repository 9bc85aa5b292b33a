import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { titleOfEdition } from '#features/translations/web/components/edition-words.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, orNull } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { readBannerEdition } from '../../banner-edition.contract.ts';
import { readBannerForStaff } from '../../staff-banner.contract.ts';
import { BannerEditionForm } from '../components/editions/edition-form.tsx';
import type { EditionOfBanner } from '../components/editions/edition-of-banner.ts';
import { t } from './staff-banner-editions.texts.ts';

type Data = EditItem<never, EditionOfBanner> & { full: EditionOfBanner | null };

export async function loader({ params: { id = '', language = '' }, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  const [found, banner] = await Promise.all([
    orNull(api.call(readBannerEdition, { params: { id, language } })),
    orNull(api.call(readBannerForStaff, { params: { id } })),
  ]);
  const standing = found?.languages.find((one) => one.language === language);
  return { full: found && banner && standing ? { ...found, standing, banner } : null };
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
      kind="Banner"
      back={{ href: '/admin/banners', label: t.back }}
    >
      {(of) => <BannerEditionForm key={`${of._id} ${of.standing.language}`} of={of} />}
    </EditItemView>
  );
}
