import { Button } from '@trekker/design-system/actions/button.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { Problem } from '#contract/problem.ts';
import { type readStoryCategories, updateStoryCategories } from '#features/stories/story-category.contract.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { LeaveDialog } from '#web/staff/form/leave-dialog.tsx';
import { useLeaveWarning } from '#web/staff/form/use-leave-warning.ts';
import { errorsByField } from '#web/staff/form/use-one-call.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { t } from '../../staff-categories.texts.ts';
import styles from './categories-form.module.css';
import { type CategoryEdits, isEdited, rebased, toCategoryRequest, unedited } from './category-edits.ts';
import { CategoryRows } from './category-rows.tsx';

/** The categories of stories: named, ordered, added and removed. */
export function CategoriesForm({ stored }: { stored: Answer<typeof readStoryCategories> }) {
  const [edited, setEdited] = useState<CategoryEdits | null>(null);
  const edits = edited ? rebased(edited, stored.data) : unedited(stored.data);
  const isChanged = isEdited(edits);
  const saving = useSave();
  // By their places the answer names what is wrong.
  const [sent, setSent] = useState<readonly string[]>([]);
  const warning = useLeaveWarning(isChanged);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { problem } = saving;
  const full = stillFull(problem?.data);
  // Once for each answer, and not whenever the form is drawn.
  const wrong = useMemo(() => wrongIn(problem), [problem]);
  useFocusOnErrors(form, wrong);
  const storiesOf = (id: string) => stored.data.find(({ slug }) => slug === id)?.stories ?? 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(edits.entries.map(({ id }) => id));
    const answer = await saving.send(updateStoryCategories, { body: toCategoryRequest(edits, stored.updatedAt) });
    if (answer) {
      setEdited(null);
      toast(answer.message);
    }
    // What was typed stays; the next press saves it with what others have saved meanwhile.
    if (answer || saving.problem?.code !== 'invalid_input') await revalidate();
  };

  return (
    <form method="post" ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormPart title={t.categories}>
        <p className="muted fine">{t.about}</p>
        <CategoryRows
          edits={edits}
          storiesOf={storiesOf}
          error={saving.errors.categories}
          errorOf={(id) => saving.errors[`categories.${sent.indexOf(id)}.name`]}
          heirErrorOf={(id) => saving.errors[`moveTo.${id}`] ?? (full.has(id) ? t.chooseWhere : undefined)}
          onChange={setEdited}
        />
      </FormPart>
      <SaveBar state={problem?.message ?? (isChanged ? t.notSaved : t.unchanged)}>
        <Button variant="outline" small disabled={!isChanged} onClick={() => setEdited(null)}>
          {t.discard}
        </Button>
        <Button type="submit" small busy={saving.busy} disabled={!isChanged}>
          {t.save}
        </Button>
      </SaveBar>
      <LeaveDialog {...warning.dialog} />
    </form>
  );
}

const wrongIn = (problem: Problem | null): Record<string, string> => ({
  ...(problem && errorsByField(problem)),
  ...(stillFull(problem?.data).size > 0 && { moveTo: '' }),
});

/** Those that keep the list from being saved: nobody has said where their stories go. */
const stillFull = (data: object | undefined): ReadonlySet<string> =>
  new Set(data && 'categories' in data ? (data.categories as { slug: string }[]).map(({ slug }) => slug) : []);
