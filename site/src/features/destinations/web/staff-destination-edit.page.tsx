import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, editItem } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { FormPreview } from '#web/staff/form/form-preview.tsx';
import type { DestinationSummary } from '../destination.contract.ts';
import { readDestinationForStaff, type StaffDestination } from '../staff-destination.contract.ts';
import { DestinationForm } from './components/staff/destination-form.tsx';
import { DestinationHeader } from './components/staff/destination-header.tsx';
import { DestinationInputs } from './components/staff/destination-inputs.tsx';
import { destinationValuesOf } from './components/staff/destination-values.ts';
import { t } from './staff-destinations.texts.ts';

type Data = EditItem<DestinationSummary, StaffDestination>;

export function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  return editItem<DestinationSummary, StaffDestination>(params.id ?? '', (id) =>
    api.call(readDestinationForStaff, { params: { id } }),
  );
}

export function meta(data?: Data): PageMeta {
  const name = data?.preview?.name ?? (data && nameOf(data.full));
  return { title: name === undefined ? t.edit : t.editOf({ name }), description: '' };
}

const nameOf = (full: Data['full']) => (full instanceof Promise ? undefined : full?.name);

export const Waiting = FormSkeleton;

export function Component() {
  return (
    <EditItemView
      data={useLoaderData<Data>()}
      preview={(item) => (
        <FormPreview
          header={<DestinationHeader item={item} />}
          Inputs={DestinationInputs}
          values={destinationValuesOf(item)}
        />
      )}
      kind={t.destination}
      back={{ href: '/admin/destinations', label: t.back }}
    >
      {(item) => <DestinationForm key={item._id} item={item} />}
    </EditItemView>
  );
}
