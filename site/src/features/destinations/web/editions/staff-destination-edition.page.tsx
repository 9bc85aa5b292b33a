import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { titleOfEdition } from '#features/translations/web/components/edition-words.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, orNull } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { readDestinationEdition } from '../../destination-edition.contract.ts';
import { previewDestination } from '../../staff-destination.contract.ts';
import { DestinationEditionForm } from '../components/editions/edition-form.tsx';
import type { EditionOfDestination } from '../components/editions/edition-of-destination.ts';
import { t as listWords } from '../staff-destinations.texts.ts';
import { t } from './staff-destination-editions.texts.ts';

type Data = EditItem<never, EditionOfDestination> & { full: EditionOfDestination | null };

export async function loader({ params: { id = '', language = '' }, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  const [found, preview] = await Promise.all([
    orNull(api.call(readDestinationEdition, { params: { id, language } })),
    orNull(api.call(previewDestination, { params: { id } })),
  ]);
  const standing = found?.languages.find((one) => one.language === language);
  return { full: found && preview && standing ? { ...found, standing, destination: preview.destination } : null };
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
      kind="Destination"
      back={{ href: '/admin/destinations', label: listWords.back }}
    >
      {(of) => <DestinationEditionForm key={`${of._id} ${of.standing.language}`} of={of} />}
    </EditItemView>
  );
}
