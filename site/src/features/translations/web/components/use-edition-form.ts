import { useEffect, useEffectEvent, useRef } from 'react';
import { Problem } from '#contract/problem.ts';
import type { ApiClient } from '#web/api-client.ts';
import { useApi } from '#web/session/use-session.ts';
import { flagField } from '#web/staff/fields/form-field.ts';
import { differ, inOrder } from '#web/staff/fields/form-values.ts';
import { type EditForm, type EditFormOptions, useEditForm } from '#web/staff/form/use-edit-form.ts';
import type { Save } from '#web/staff/form/use-save.ts';
import type { SentStanding, StoredEdition, TextsOf } from '../../edition.contract.ts';
import type { EditionOf } from '../edition-of.ts';
import { t } from '../staff-translations.texts.ts';
import { type Mark, type Suggestion, useSuggestion } from './use-suggestion.ts';

type Params = { id: string; language: string };
type Saved<Edition> = { message: string; data: Edition; merged?: string[] | undefined };

/** `kept`: how many lines it leaves as the original has them. */
type Suggested<Edition extends StoredEdition> = { texts: TextsOf<Edition>; kept: number };

/** What is written of an item in another language, and the calls that keep it. */
export type EditionFormKind<Edition extends StoredEdition, Values extends object> = {
  /** Of unsaved edits: `story-edition`. */
  draft: string;
  /** Where its translations are written, the language left out: `/admin/stories/edit/ID`. */
  formsOf: (id: string) => string;
  /** Where the original is written, if not there. */
  originalOf?: (id: string) => string;
  /** Where readers find it: `/stories/SLUG`. */
  pathOf: (edition: Edition) => string;
  fields: EditFormOptions<Edition & { _id: string }, Values>['fields'];
  valuesOf: (texts: TextsOf<Edition> | null) => Values;
  /** What even a draft needs. */
  needs: readonly (keyof Values & string)[];
  send: (saving: Save, params: Params, values: Values, standing: SentStanding) => Promise<Saved<Edition> | null>;
  read: (api: ApiClient, params: Params) => Promise<Edition | null>;
  publish: (api: ApiClient, params: Params, isPublished: boolean) => Promise<Saved<Edition>>;
  /** What a machine makes of some of the original's texts. */
  suggest: (api: ApiClient, params: Params, fields: string[]) => Promise<Suggested<Edition>>;
};

const machineField = flagField(() => t.machine);

/** The form of an item in another language; `review` saves it as compared with the original. */
export function useEditionForm<Edition extends StoredEdition, Values extends object>(
  { _id: id, edition, given, source, sourceVersion, machine, standing: { language } }: EditionOf<Edition>,
  kind: EditionFormKind<Edition, Values>,
): { form: EditForm<Edition & { _id: string }, Values & Mark>; review: () => void; suggestion: Suggestion | null } {
  const api = useApi();
  const params = { id, language };
  const itemOf = (data: Edition) => ({ ...data, _id: id });
  // Whoever has compared the two says so with a save.
  const isReviewing = useRef(false);
  type Marked = Values & Mark;
  const fields = { ...kind.fields, machine: machineField } as EditFormOptions<
    Edition & { _id: string },
    Marked
  >['fields'];
  const read = (item: Edition | null): Marked => ({
    ...kind.valuesOf(item ?? given),
    machine: item?.madeBy === 'machine',
  });
  const form = useEditForm<Edition & { _id: string }, Marked>({
    key: `${kind.draft}:${id}:${language}`,
    item: edition && itemOf(edition),
    read,
    fields,
    async send(saving, values, { item, updatedAt }) {
      const slug = 'slug' in values ? String(values.slug).trim() : '';
      const answer = await kind.send(saving, params, values, {
        // Left out, it follows the title.
        slug: slug === '' || slug === item?.slug ? undefined : slug,
        reviewed: isReviewing.current || undefined,
        machine: values.machine || undefined,
        sourceVersion,
        // Somebody else may be the first to save.
        updatedAt: updatedAt ?? '',
      });
      return answer && { ...answer, data: itemOf(answer.data) };
    },
    async readLatest() {
      const latest = await kind.read(api, params);
      if (!latest) throw new Problem('not_found', t.deleted);
      return itemOf(latest);
    },
    draft: { isDraft: (item) => !item?.isPublished, needs: kind.needs },
    publication: {
      isPublished: (item) => item.isPublished,
      async publish(_, isPublished) {
        const answer = await kind.publish(api, params, isPublished);
        return { ...answer, data: itemOf(answer.data) };
      },
    },
  });
  // What has been taken over is no machine's draft once it is taken back.
  const stored = inOrder(read(form.item), fields);
  const isTakenBack =
    form.values.machine !== stored.machine && !differ({ ...form.values, machine: stored.machine }, stored);
  const takeMarkBack = useEffectEvent(() => form.change({ machine: stored.machine } as Partial<Marked>));
  useEffect(() => {
    if (isTakenBack) takeMarkBack();
  }, [isTakenBack]);
  const suggestion = useSuggestion<Values>(form, {
    wanted: kind.valuesOf(source as TextsOf<Edition>),
    async ask(fields) {
      const { texts, kept } = await kind.suggest(api, params, fields);
      return { values: kind.valuesOf(texts), kept };
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
  return {
    form: { ...form, publication: publication && { ...publication, change: publish } },
    review,
    suggestion: machine && !form.item?.isPublished ? suggestion : null,
  };
}
