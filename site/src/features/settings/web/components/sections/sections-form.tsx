import { Button } from '@trekker/design-system/actions/button.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import { SwitchLine } from '@trekker/design-system/staff/forms/switch-line.tsx';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { sectionNames } from '#contract/rules/sections.ts';
import { type SectionCounts, type Sections, updateSections } from '#features/settings/section.contract.ts';
import { formatCount } from '#web/components/format-count.ts';
import { useLogin } from '#web/session/use-session.ts';
import { LeaveDialog } from '#web/staff/form/leave-dialog.tsx';
import { useLeaveWarning } from '#web/staff/form/use-leave-warning.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { t as settings } from '../../staff-settings.texts.ts';
import { OnlyAuthors } from '../only-authors.tsx';
import { HomeOrder } from './home-order.tsx';
import { SectionDrawing } from './section-drawing.tsx';
import { sectionWords } from './section-words.ts';
import styles from './sections-form.module.css';
import { t } from './staff-sections.texts.ts';

/** What the site has, and in which order home shows it. */
export function SectionsForm({ sections, counts }: { sections: Sections; counts: SectionCounts }) {
  const [edited, setEdited] = useState<Partial<Sections>>({});
  const values = { ...sections, ...edited };
  const changed = changedIn(values, sections);
  const saving = useSave();
  const warning = useLeaveWarning(changed.length > 0);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const mayChange = useLogin()?.user.role === 'AUTHOR';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Only what was changed here: what somebody else changes meanwhile stays theirs.
    const body = Object.fromEntries(changed.map((name) => [name, values[name]]));
    const answer = await saving.send(updateSections, { body });
    await revalidate();
    if (!answer) return;
    setEdited({});
    toast(answer.message);
  };

  return (
    <form method="post" onSubmit={submit} noValidate>
      {!mayChange && <OnlyAuthors>{t.onlyAuthors}</OnlyAuthors>}
      <fieldset className={styles.fields} disabled={!mayChange}>
        <legend className="sr">{t.sections}</legend>
        <FormPart title={t.whatItHas}>
          <p className={`muted fine ${styles.hint}`}>{t.whatItHasHint}</p>
          <ul className={styles.switches}>
            {sectionNames.map((name) => (
              <li key={name}>
                <SectionDrawing name={name} />
                <SwitchLine
                  label={sectionWords[name].label()}
                  hint={sectionWords[name].hint()}
                  aside={sectionWords[name].count({ count: counts[name], shown: formatCount(counts[name]) })}
                  on={values[name]}
                  disabled={!mayChange}
                  onChange={(on) => setEdited((before) => ({ ...before, [name]: on }))}
                />
              </li>
            ))}
          </ul>
        </FormPart>
        <FormPart title={t.homePage}>
          <HomeOrder
            sections={values}
            onChange={(homeOrder) => setEdited((before) => ({ ...before, homeOrder }))}
            disabled={!mayChange}
          />
        </FormPart>
      </fieldset>
      <SaveBar state={stateOf(changed.length, saving.problem?.message)}>
        <Button variant="outline" small disabled={changed.length === 0} onClick={() => setEdited({})}>
          {settings.discard}
        </Button>
        <Button type="submit" small busy={saving.busy} disabled={!mayChange || changed.length === 0}>
          {settings.saveChanges}
        </Button>
      </SaveBar>
      <LeaveDialog {...warning.dialog} />
    </form>
  );
}

function changedIn(values: Sections, stored: Sections): (keyof Sections)[] {
  return ([...sectionNames, 'homeOrder'] as const).filter((name) => String(values[name]) !== String(stored[name]));
}

function stateOf(changes: number, problem: string | undefined): string {
  if (problem) return problem;
  if (changes === 0) return settings.nothingChanged;
  return settings.changesNotSaved({ count: changes });
}
