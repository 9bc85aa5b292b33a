import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { titleOfEdition } from '#features/translations/web/components/edition-words.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, orNull } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { readHighlightEdition } from '../../highlight-edition.contract.ts';
import { readHighlightForStaff } from '../../staff-highlight.contract.ts';
import { HighlightEditionForm } from '../components/editions/edition-form.tsx';
import type { EditionOfHighlight } from '../components/editions/edition-of-highlight.ts';
import { t as words } from '../staff-highlights.texts.ts';
import { t } from './staff-highlight-editions.texts.ts';

type Data = EditItem<never, EditionOfHighlight> & { full: EditionOfHighlight | null };

export async function loader({ params: { id = '', language = '' }, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  const [found, highlight] = await Promise.all([
    orNull(api.call(readHighlightEdition, { params: { id, language } })),
    orNull(api.call(readHighlightForStaff, { params: { id } })),
  ]);
  const standing = found?.languages.find((one) => one.language === language);
  return { full: found && highlight && standing ? { ...found, standing, highlight } : null };
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
      kind="Highlight"
      back={{ href: '/admin/highlights', label: words.back }}
    >
      {(of) => <HighlightEditionForm key={`${of._id} ${of.standing.language}`} of={of} />}
    </EditItemView>
  );
}
