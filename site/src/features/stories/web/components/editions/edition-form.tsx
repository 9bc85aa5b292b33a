import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { ExternalIcon } from '@trekker/design-system/icon.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { useRef } from 'react';
import { Problem } from '#contract/problem.ts';
import { readStoryEdition, type StoryEdition, updateStoryEdition } from '#features/stories/story-edition.contract.ts';
import type { EditionStanding } from '#features/translations/edition-standing.contract.ts';
import { hrefIn } from '#web/language/href-in.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { storedValues } from '#web/staff/fields/form-field.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { t } from '../../editions/staff-story-editions.texts.ts';
import { type EditionValues, editionFields } from './edition.fields.ts';
import { EditionInputs } from './edition-inputs.tsx';
import type { EditionOfStory } from './edition-of-story.ts';
import EditionSwitch, { StandingBadge } from './edition-switch.tsx';

type Item = StoryEdition & { _id: string };

/** A story in another language, written beside its original. */
export function EditionForm({ of }: { of: EditionOfStory }) {
  const { form, review } = useEditionForm(of);
  const { item } = form;
  const { _id: id, standing, story } = of;
  const { language, name } = standing;
  const state = item?.state ?? 'missing';
  const changes = item?.reviewedAt === of.edition?.reviewedAt ? of.changedSince : [];
  const standings = of.languages.map((one) => (one.language === language ? { ...one, state } : one));
  return (
    <>
      <StaffPageHeader
        title={t.editionOf({ title: of.title, language: name })}
        badge={<StandingBadge state={state} />}
        back={{ href: hrefTo(`/admin/stories/edit/${id}`), label: t.back }}
      >
        <WhereItIs item={item} standing={standing} isWithOriginal={story.isPublished} />
      </StaffPageHeader>
      <EditionSwitch id={id} standings={standings} shown={language} />
      <EditForm
        form={form}
        action={t.save}
        more={
          (state === 'stale' || changes.length > 0) && (
            <Button variant="outline" small busy={form.saving.busy} onClick={review}>
              {t.reviewed}
            </Button>
          )
        }
      >
        <EditionInputs
          values={form.values}
          change={form.change}
          errors={form.errors}
          percent={undefined}
          of={of}
          changes={changes}
        />
      </EditForm>
    </>
  );
}

type WhereItIsProps = { item: Item | null; standing: EditionStanding; isWithOriginal: boolean };

/** Where its readers find it, or why they do not. */
function WhereItIs({ item, standing: { language, name, dir, isOnSite }, isWithOriginal }: WhereItIsProps) {
  if (!item?.isPublished) return null;
  if (!isWithOriginal || !isOnSite)
    return <p className="fine muted">{isWithOriginal ? t.languageHidden : t.originalHidden}</p>;
  const path = `/stories/${item.slug}`;
  return (
    <ButtonLink
      variant="ghost"
      small
      href={hrefIn({ code: language, name, dir }, [], path)}
      hrefLang={language}
      target="_blank"
    >
      <ExternalIcon small />
      {t.view}
    </ButtonLink>
  );
}

function useEditionForm({ _id: id, edition, standing: { language } }: EditionOfStory) {
  const api = useApi();
  const params = { id, language };
  const itemOf = (data: StoryEdition): Item => ({ ...data, _id: id });
  // Whoever has compared the two says so with a save.
  const isReviewing = useRef(false);
  const form = useEditForm<Item, EditionValues>({
    key: `story-edition:${id}:${language}`,
    item: edition && itemOf(edition),
    read: (item) => storedValuesOf(item),
    fields: editionFields,
    async send(saving, { slug, ...texts }, { item, updatedAt }) {
      const answer = await saving.send(updateStoryEdition, {
        params,
        body: {
          ...texts,
          // Left out, it follows the title.
          slug: slug.trim() === '' || slug === item?.slug ? undefined : slug.trim(),
          reviewed: isReviewing.current || undefined,
          // Somebody else may be the first to save.
          updatedAt: updatedAt ?? '',
        },
      });
      return answer && { ...answer, data: itemOf(answer.data) };
    },
    async readLatest() {
      const { data } = await api.call(readStoryEdition, { params });
      if (!data.edition) throw new Problem('not_found', t.deleted);
      return itemOf(data.edition);
    },
    draft: { isDraft: (item) => !item?.isPublished, needs: ['title'] },
    publication: {
      isPublished: (item) => item.isPublished,
      async publish(_, isPublished) {
        const answer = await api.call(updateStoryEdition, { params, body: { isPublished } });
        return { ...answer, data: itemOf(answer.data) };
      },
    },
  });
  const { publication } = form;
  const publish = () => {
    // What is missing stands at its field.
    if (publication?.isPublished || form.check()) publication?.change();
  };
  const review = () => {
    isReviewing.current = true;
    (form.saveDraft ?? form.submit)();
    isReviewing.current = false;
  };
  return { form: { ...form, publication: publication && { ...publication, change: publish } }, review };
}

const storedValuesOf = (item: Item | null): EditionValues => ({
  ...storedValues(editionFields, item ?? {}),
  captions: item?.captions ?? {},
});
