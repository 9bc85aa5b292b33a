import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../web/api-client.ts';
import type { PageFrame, PageMeta } from '../../../web/page.ts';
import { PreviewBar } from '../../../web/staff/preview-bar.tsx';
import { staffOnly } from '../../../web/staff/preview-guard.ts';
import { readUnsaved } from '../../../web/staff/read-unsaved.ts';
import type { DestinationDetail } from '../destination.contract.ts';
import { previewDestination } from '../staff-destination.contract.ts';
import { DestinationView } from './components/destination-view.tsx';
import { draftKeyOf } from './components/staff/destination-form.tsx';
import { withUnsaved } from './components/staff/destination-unsaved.ts';
import type { DestinationValues } from './components/staff/destination-values.ts';

type Data = { destination: DestinationDetail; isUnsaved: boolean };

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  staffOnly(args);
  const id = args.params.id ?? '';
  const { data } = await args.context.get(apiContext).call(previewDestination, { params: { id } }, args.request.signal);
  const typed = readUnsaved<DestinationValues>(draftKeyOf(id), data.updatedAt);
  return { destination: typed ? withUnsaved(data, typed) : data, isUnsaved: typed !== null };
}

export const meta = (data?: Data): PageMeta => ({
  title: `Preview of ${data?.destination.name ?? 'a destination'}`,
  description: '',
});

export const frame = (data?: Data): PageFrame => ({
  over: data !== undefined,
  trail: [{ label: 'Preview' }, { label: data?.destination.name ?? '' }],
});

export function Component() {
  const { destination, isUnsaved } = useLoaderData<Data>();
  return (
    <>
      <DestinationView destination={destination} nearby={[]} stories={[]} />
      <PreviewBar
        isPublished={destination.isPublished}
        isUnsaved={isUnsaved}
        edit={`/admin/destinations/edit/${destination._id}`}
      />
    </>
  );
}
