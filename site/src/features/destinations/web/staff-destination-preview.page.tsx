import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { addressOf } from '#contract/endpoint.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { sessionContext } from '#web/session/session.ts';
import { PreviewBar } from '#web/staff/form/preview-bar.tsx';
import { staffOnly } from '#web/staff/form/preview-guard.ts';
import { readUnsaved } from '#web/staff/form/read-unsaved.ts';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { previewText } from '../../rich-text/staff-rich-text.contract.ts';
import { listPlaceStories, type StorySummary } from '../../stories/story.contract.ts';
import { type DestinationPreview, previewDestination, previewDestinationMap } from '../staff-destination.contract.ts';
import { DestinationView } from './components/destination-view.tsx';
import type { DestinationFormValues } from './components/staff/destination.fields.ts';
import { draftKeyOf } from './components/staff/destination-form.tsx';
import { withUnsaved } from './components/staff/destination-unsaved.ts';
import { t } from './staff-destinations.texts.ts';

type Data = DestinationPreview & { stories: StorySummary[]; isUnsaved: boolean };

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  await staffOnly(args);
  const id = args.params.id ?? '';
  const api = args.context.get(apiContext);
  const { data } = await api.call(previewDestination, { params: { id } }, args.request.signal);
  const { destination } = data;
  const stories = await api.call(listPlaceStories, { params: { slug: destination.slug } }, args.request.signal);
  const typed = readUnsaved<DestinationFormValues>(
    draftKeyOf(id),
    destination.updatedAt,
    args.context.get(sessionContext),
  );
  const preview = { ...data, stories: stories.data };
  if (!typed) return { ...preview, isUnsaved: false };
  const text = await api.call(previewText, { body: { markdown: typed.longDescription } }, args.request.signal);
  return { ...preview, destination: withUnsaved(destination, typed, text.data), isUnsaved: true };
}

export const meta = (data?: Data): PageMeta => ({
  title: data ? t.previewOf({ name: data.destination.name }) : t.previewOfOne,
  description: '',
});

export const frame = (data?: Data): PageFrame => ({
  over: data !== undefined,
  breadcrumbs: [{ label: listWords.preview }, { label: data?.destination.name ?? '' }],
});

export function Component() {
  const { destination, nearby, stories, isUnsaved } = useLoaderData<Data>();
  return (
    <>
      <DestinationView
        destination={destination}
        nearby={nearby}
        stories={stories}
        // Asked for by the image itself: the page need not wait until the atlas is read.
        map={addressOf(previewDestinationMap, { params: { id: destination._id } })}
      />
      <PreviewBar
        isPublished={destination.isPublished}
        isUnsaved={isUnsaved}
        edit={`/admin/destinations/edit/${destination._id}`}
      />
    </>
  );
}
