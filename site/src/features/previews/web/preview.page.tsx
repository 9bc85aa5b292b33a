import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { addressOf } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { DestinationView } from '#features/destinations/web/components/destination-view.tsx';
import { PageView } from '#features/pages/web/components/page-view.tsx';
import { StoryView } from '#features/stories/web/components/story-view.tsx';
import { apiContext } from '#web/api-client.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { readPreview, readPreviewMap, type ShownPreview } from '../preview.contract.ts';
import { PreviewBanner } from './components/preview-banner.tsx';
import styles from './components/previews.module.css';
import { t } from './preview.texts.ts';

type Data = { shown: ShownPreview | null; token: string };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  try {
    const answer = await context.get(apiContext).call(readPreview, { params: { token } }, request.signal);
    return { shown: asDraft(answer.data), token } satisfies Data;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not_found')) throw error;
    return data({ shown: null, token: '' } satisfies Data, { status: 404 });
  }
}

/** Shown as a draft is, with nothing to save, to share or to review, whether it is public by now or not. */
function asDraft(shown: ShownPreview): ShownPreview {
  if (shown.kind === 'story') return { ...shown, story: { ...shown.story, isPublished: false } };
  if (shown.kind === 'page') return { ...shown, page: { ...shown.page, isPublished: false } };
  return { ...shown, destination: { ...shown.destination, isPublished: false } };
}

function titleOf(shown: ShownPreview): string {
  if (shown.kind === 'destination') return shown.destination.name;
  return (shown.kind === 'story' ? shown.story : shown.page).title;
}

// Without a canonical address: search engines are told to leave it alone.
export const meta = (found?: Data): PageMeta => ({
  title: found?.shown ? t.title({ title: titleOf(found.shown) }) : t.notFound,
  description: '',
});

export const frame = (found?: Data): PageFrame => ({
  breadcrumbs: [{ label: t.preview }, { label: found?.shown ? titleOf(found.shown) : commonWords.notFound }],
});

export function Component() {
  const { shown, token } = useLoaderData<Data>();
  if (!shown) return <PreviewMissing />;
  return (
    <>
      <PreviewBanner expiresAt={shown.expiresAt} />
      {shown.kind === 'story' && <StoryView story={shown.story} />}
      {shown.kind === 'page' && <PageView page={shown.page} />}
      {shown.kind === 'destination' && (
        <DestinationView
          destination={shown.destination}
          nearby={shown.nearby}
          stories={[]}
          map={addressOf(readPreviewMap, { params: { token } })}
        />
      )}
    </>
  );
}

/** Whatever is wrong with a link, it looks like this. */
function PreviewMissing() {
  return (
    <div className={`wrap ${styles.missing}`}>
      <h1 className="t-page">{t.missing}</h1>
      <p className="lead">{t.missingText}</p>
      <ButtonLink href={hrefTo('/')}>{t.home}</ButtonLink>
    </div>
  );
}
