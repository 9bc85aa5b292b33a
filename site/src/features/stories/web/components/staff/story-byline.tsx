import { Field } from '@trekker/design-system/forms/field.tsx';
import { type Choice, SearchChoice } from '@trekker/design-system/staff/forms/search-choice.tsx';
import { useAuthorSearch } from '#features/authors/web/components/staff/use-author-search.ts';
import { listDestinationsForStaff } from '#features/destinations/destination.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { t } from '../../staff-stories.texts.ts';
import { type StoryFormValues, storyFields } from './story.fields.ts';

type Props = Pick<FieldsProps<StoryFormValues>, 'values' | 'change' | 'errors'>;

/** Whose name stands over the story. */
export function StoryAuthor({ values, change, errors }: Props) {
  return (
    <Field
      {...fieldProps(storyFields, errors)('authorId')}
      hint={t.authorHint({
        authors: (words) => (
          <a key="authors" href={hrefTo('/admin/authors')}>
            {words}
          </a>
        ),
      })}
    >
      <SearchChoice
        value={values.authorId}
        onChange={(authorId) => change({ authorId })}
        search={useAuthorSearch()}
        placeholder={t.searchAuthors}
        clearLabel={t.removeAuthor}
      />
    </Field>
  );
}

/** The destination that the story is about. */
export function StoryPlaceField({ values, change, errors }: Props) {
  const api = useApi();
  const search = async (words: string): Promise<readonly Choice[]> => {
    const { data } = await api.call(listDestinationsForStaff, { query: { q: words, limit: '8' } });
    return data.map(({ _id, name, location }) => ({ _id, name, note: location.country }));
  };
  return (
    <Field {...fieldProps(storyFields, errors)('placeId')} optional hint={t.placeHint}>
      <SearchChoice
        value={values.placeId}
        onChange={(placeId) => change({ placeId })}
        search={search}
        placeholder={t.searchDestinations}
        clearLabel={t.removePlace}
      />
    </Field>
  );
}
