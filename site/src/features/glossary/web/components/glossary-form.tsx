import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { Problem } from '#contract/problem.ts';
import type { TermKind } from '#contract/rules/translations/term-kinds.ts';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { LeaveDialog } from '#web/staff/form/leave-dialog.tsx';
import { useLeaveWarning } from '#web/staff/form/use-leave-warning.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { listAddress } from '#web/staff/list/list-address.ts';
import { StaffListBar } from '#web/staff/list/staff-list-bar.tsx';
import { type readGlossary, updateGlossary } from '../../glossary.contract.ts';
import { t } from '../staff-glossary.texts.ts';
import { afterConflict, type GlossaryEdits, toGlossaryRequest, typed } from './glossary-edits.ts';
import styles from './glossary-form.module.css';
import { GlossaryRows } from './glossary-rows.tsx';

export type GlossaryFormProps = {
  kind: TermKind;
  language: ListedLanguage;
  stored: Answer<typeof readGlossary>;
};

const kinds = (): readonly { kind: TermKind; label: string }[] => [
  { kind: 'category', label: t.categories },
  { kind: 'tag', label: t.tags },
  { kind: 'menu', label: t.menus },
];

/** What tags, categories and labels of menus are called in a language: typed below each other, saved together. */
export function GlossaryForm({ kind, language, stored }: GlossaryFormProps) {
  const location = useLocation();
  const [edits, setEdits] = useState<GlossaryEdits>({});
  // Another list begins anew; who leaves something unsaved is asked before.
  const list = `${location.pathname}${location.search}`;
  const [shownList, showList] = useState(list);
  if (shownList !== list) {
    showList(list);
    setEdits({});
  }
  const saving = useSave();
  // By their places the answer names what is wrong.
  const [sent, setSent] = useState<readonly string[]>([]);
  const count = Object.keys(edits).length;
  const warning = useLeaveWarning(count > 0);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { problem, errors } = saving;
  // Once for each answer, and not whenever the form is drawn.
  const wrong = useMemo(() => wrongIn(problem), [problem]);
  useFocusOnErrors(form, wrong);
  // A field is taken to be about what was typed before it was sent.
  const [answered, answer] = useState(problem);
  if (answered !== problem) {
    answer(problem);
    if (problem?.data && 'terms' in problem.data) setEdits(afterConflict(edits, problem.data));
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (count === 0) return;
    setSent(Object.keys(edits));
    const query = { in: language.code, kind };
    const saved = await saving.send(updateGlossary, { query, body: toGlossaryRequest(edits) });
    if (saved) {
      setEdits({});
      toast(saved.message);
    }
    await revalidate();
  };
  const { all, missing } = stored.counts;

  return (
    <form method="post" ref={form} onSubmit={submit} noValidate>
      <FormPart
        title={t.title}
        aside={
          <ButtonLink variant="outline" small href={hrefTo('/admin/settings/languages')}>
            {t.languages}
          </ButtonLink>
        }
      >
        <p className="muted fine">{t.lead}</p>
        <Tabs label={t.kinds}>
          {kinds().map((one) => (
            <Tab key={one.kind} href={hrefTo(listAddress(location, 'kind', one.kind))} on={one.kind === kind}>
              {one.label}
            </Tab>
          ))}
        </Tabs>
        <div className={styles.bar}>
          <StaffListBar
            search={{ label: t.search, placeholder: t.search }}
            filters={[
              {
                name: 'in',
                label: t.language,
                options: (stored.languages ?? []).map(({ code, name }, at) => ({ value: at ? code : '', label: name })),
              },
              {
                name: 'state',
                label: t.show,
                options: [
                  { value: '', label: t.all },
                  { value: 'missing', label: t.missing },
                ],
              },
            ]}
          />
        </div>
        {all > 0 && <p className="fine muted">{t.counts({ missing, all })}</p>}
        {stored.data.length === 0 ? (
          <Empty title={emptyOf(kind, all)} level={3} />
        ) : (
          <GlossaryRows
            kind={kind}
            terms={stored.data}
            language={language}
            edits={edits}
            errorOf={(term) => errors[`terms.${sent.indexOf(term)}.name`] ?? errors[`terms.${sent.indexOf(term)}.term`]}
            onType={(term, name) => setEdits((before) => typed(before, term, name))}
          />
        )}
        <Pager page={stored.page} pages={stored.totalPages} address={hrefTo(list)} />
      </FormPart>
      <SaveBar state={stateOf(problem) ?? (count > 0 ? t.unsaved({ count }) : t.counts({ missing, all }))}>
        <Button variant="outline" small disabled={count === 0} onClick={() => setEdits({})}>
          {t.discard}
        </Button>
        <Button type="submit" small busy={saving.busy} disabled={count === 0}>
          {t.save}
        </Button>
      </SaveBar>
      <LeaveDialog {...warning.dialog} />
    </form>
  );
}

function emptyOf(kind: TermKind, all: number): string {
  if (all > 0 || kind === 'category') return t.noMatch;
  return kind === 'tag' ? t.noTags : t.noMenus;
}

const stateOf = (problem: Problem | null) => (problem?.code === 'conflict' ? t.conflict : problem?.message);

const wrongIn = (problem: Problem | null): Record<string, string> =>
  problem?.code === 'conflict' || problem?.code === 'invalid_input' ? { terms: problem.message } : {};
