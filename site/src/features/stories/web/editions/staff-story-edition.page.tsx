import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { titleOfEdition } from '#features/translations/web/components/edition-words.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, orNull } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { previewStory } from '../../staff-story.contract.ts';
import { readStoryEdition } from '../../story-edition.contract.ts';
import { StoryEditionForm } from '../components/editions/edition-form.tsx';
import type { EditionOfStory } from '../components/editions/edition-of-story.ts';
import { backToStories } from '../components/staff/story-form.tsx';
import { t } from './staff-story-editions.texts.ts';

type Data = EditItem<never, EditionOfStory> & { full: EditionOfStory | null };

export async function loader({ params: { id = '', language = '' }, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  const [found, story] = await Promise.all([
    orNull(api.call(readStoryEdition, { params: { id, language } })),
    orNull(api.call(previewStory, { params: { id } })),
  ]);
  const standing = found?.languages.find((one) => one.language === language);
  return { full: found && story && standing ? { ...found, standing, story } : null };
}

export const meta = (data?: Data): PageMeta => ({
  title: data?.full ? titleOfEdition(data.full) : t.edition,
  description: '',
});

export const Waiting = FormSkeleton;

export function Component() {
  return (
    <EditItemView data={useLoaderData<Data>()} preview={() => null} kind="Story" back={backToStories()}>
      {(of) => <StoryEditionForm key={`${of._id} ${of.standing.language}`} of={of} />}
    </EditItemView>
  );
}
