import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { classNames } from '@trekker/design-system/class-names.ts';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import { SearchBox, Toolbar, ToolbarSelect } from '@trekker/design-system/staff/lists/toolbar.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { StaffLanguage } from '#features/languages/language.contract.ts';
import { type SiteText, updateText } from '#features/settings/text.contract.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { LeaveDialog } from '#web/staff/form/leave-dialog.tsx';
import { useLeaveWarning } from '#web/staff/form/use-leave-warning.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { t as settings } from '../../staff-settings.texts.ts';
import { t } from './staff-texts.texts.ts';
import { groupsOf, textsWith } from './text-groups.ts';
import { TextInput } from './text-input.tsx';
import { TextPreview } from './text-preview.tsx';
import styles from './texts-form.module.css';

const shownOf = ({ value, default: original }: SiteText) => value ?? original;

export type TextsFormProps = {
  texts: SiteText[];
  /** Of the site. */
  languages: readonly StaffLanguage[];
  /** The one that the texts are in. */
  language: StaffLanguage | undefined;
};

/** The sentences of the magazine's voice, by where they stand, each with its default. */
export function TextsForm({ texts, languages, language }: TextsFormProps) {
  const navigate = useNavigate();
  const groups = groupsOf(texts);
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState(groups[0]?.name);
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState('');
  /** The key of the text that somebody is at. */
  const [at, setAt] = useState('');
  // The form stays where another language is chosen, and with it the focus; what was typed belongs to the one before.
  const [shownIn, setShownIn] = useState(language?.code);
  if (shownIn !== language?.code) {
    setShownIn(language?.code);
    setEdited({});
    setWrong('');
  }
  const saving = useSave();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const changed = texts.filter((text) => (edited[text.key] ?? shownOf(text)) !== shownOf(text));
  const warning = useLeaveWarning(changed.length > 0);
  const form = useRef<HTMLFormElement>(null);
  const errors = wrong && saving.problem ? { [wrong]: saving.errors.value ?? saving.problem.message } : {};
  useFocusOnErrors(form, errors);
  const shown = word.trim() ? groupsOf(textsWith(word, texts)) : groups.filter(({ name }) => name === chosen);

  const members = shown.flatMap((group) => group.texts);
  const previewed = members.find(({ key }) => key === at) ?? members[0];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    for (const text of changed) {
      const typed = edited[text.key] ?? shownOf(text);
      const value = typed.trim() === text.default ? null : typed;
      setWrong(text.key);
      // One call each: what was saved stays saved when a later one is refused.
      if (
        !(await saving.send(updateText, { params: { key: text.key }, query: { in: language?.code }, body: { value } }))
      ) {
        setWord('');
        setChosen(text.group);
        return void revalidate();
      }
    }
    await revalidate();
    setEdited({});
    setWrong('');
    toast(t.saved({ count: changed.length }));
  };

  return (
    <form method="post" ref={form} onSubmit={submit} noValidate>
      <div className={styles.search}>
        <Toolbar>
          <SearchBox
            label={t.find}
            placeholder={t.find}
            value={word}
            onChange={(event) => setWord(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {languages.length > 1 && (
            <ToolbarSelect
              label={t.language}
              value={language?.code ?? ''}
              options={languages.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={(code) => void navigate(`?in=${code}`)}
            />
          )}
        </Toolbar>
      </div>
      <Tabs label={t.whereItStands}>
        {groups.map(({ name, texts: members }) => (
          <Tab
            key={name}
            on={!word.trim() && name === chosen}
            count={members.length}
            onClick={() => {
              setWord('');
              setChosen(name);
            }}
          >
            {name}
          </Tab>
        ))}
      </Tabs>
      <p className="sr" role="status">
        {word.trim() && t.found({ count: members.length })}
      </p>
      {shown.length === 0 && <Empty title={t.noneFound} />}
      <div className={styles.columns}>
        <div>
          {shown.map(({ name, texts: members }) => (
            <FormPart key={name} title={name}>
              <ul className={styles.list}>
                {members.map((text) => (
                  <TextInput
                    key={text.key}
                    text={text}
                    written={language && !language.isDefault ? { lang: language.code, dir: language.dir } : undefined}
                    value={edited[text.key] ?? shownOf(text)}
                    onChange={(value) => setEdited((before) => ({ ...before, [text.key]: value }))}
                    onFocus={() => setAt(text.key)}
                    error={errors[text.key]}
                  />
                ))}
              </ul>
            </FormPart>
          ))}
        </div>
        {previewed && language && (
          <TextPreview
            text={previewed}
            value={edited[previewed.key] ?? shownOf(previewed)}
            language={language}
            languages={languages}
          />
        )}
      </div>
      <p className={classNames('fine muted', styles.sign)}>{t.nameHint({ sign: '{name}' })}</p>
      <SaveBar state={stateOf(changed.length, texts, saving.problem?.message)}>
        {(!language || language.isDefault) && (
          <ButtonLink href={hrefTo('/admin/history/texts/texts')} variant="ghost" small>
            {settings.history}
          </ButtonLink>
        )}
        <Button variant="outline" small disabled={changed.length === 0} onClick={() => setEdited({})}>
          {settings.discard}
        </Button>
        <Button type="submit" small busy={saving.busy} disabled={changed.length === 0}>
          {settings.saveChanges}
        </Button>
      </SaveBar>
      <LeaveDialog {...warning.dialog} />
    </form>
  );
}

function stateOf(changes: number, texts: readonly SiteText[], problem: string | undefined): string {
  if (problem && changes > 0) return problem;
  if (changes > 0) return t.changed({ count: changes });
  const count = texts.length;
  const first = texts.filter(({ isFirst }) => isFirst).length;
  const edited = texts.filter(({ value }) => value !== null).length - first;
  return first > 0 ? t.sumWithFirst({ count, edited, first }) : t.sum({ count, edited });
}
