import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Select } from '@trekker/design-system/forms/input.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useState } from 'react';
import { formatCount } from '#web/components/format-count.ts';
import { type BulkAction, mostValueCharacters } from '../../bulk.contract.ts';
import { t } from '../staff-bulk.texts.ts';
import styles from './bulk-dialog.module.css';
import { type BulkGroup, bulkGroups, bulkWords, counted, takesLanguage, takesWord } from './bulk-words.ts';
import type { BulkTarget } from './call-bulk.ts';
import type { CarryOut } from './use-carry-out.ts';
import { type DryRun, useDryRun } from './use-dry-run.ts';

export type BulkDialogProps = {
  group: BulkGroup;
  target: BulkTarget;
  /** Where they are a closed set; else any word is one. */
  categories: readonly string[] | undefined;
  /** The site's languages beside its own; the first is chosen at first. */
  languages: readonly { code: string; name: string }[] | undefined;
  titleOf: (id: string) => string;
  carryOut: CarryOut;
  onClose: () => void;
};

/** What is to be done with all that is selected, what would happen, and the button that does it. */
export function BulkDialog({ group, target, categories, languages, titleOf, carryOut, onClose }: BulkDialogProps) {
  const [action, setAction] = useState<BulkAction>(bulkGroups[group][0]);
  const [value, setValue] = useState('');
  const [language, setLanguage] = useState(languages?.[0]?.code ?? '');
  const word = takesWord(action) ? value.trim() : undefined;
  const wanted = takesLanguage(action) ? language : word;
  const tried = useDryRun(target, action, wanted);
  const { busy, done } = carryOut;
  const canDo = tried.kind === 'tried' && tried.result.succeeded > 0;
  const run = () => {
    if (canDo && !busy) void carryOut.run(target, { action, value: wanted }, onClose);
  };
  const label = group === 'sort' ? t.change : bulkWords[action].label();
  const count = tried.kind === 'tried' ? tried.result.succeeded : target.total;
  return (
    <Dialog
      open
      plain
      title={titles[group]({ what: counted(target.kind, target.total) })}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" small onClick={onClose}>
            {busy ? t.close : t.cancel}
          </Button>
          <Button
            variant={action === 'delete' ? 'danger' : 'primary'}
            small
            busy={busy}
            aria-disabled={!canDo || undefined}
            onClick={run}
          >
            {busy && done && t.progress({ done: formatCount(done.count), all: formatCount(done.of) })}
            {busy && !done && label}
            {!busy && (canDo ? t.actionOf({ action: label, count: formatCount(count) }) : label)}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {bulkGroups[group].length > 1 && (
          <Field label={t.whatToDo}>
            <Select
              value={action}
              onChange={({ target: { value: chosen } }) => {
                setAction(chosen as BulkAction);
                setValue('');
              }}
            >
              {bulkGroups[group].map((one) => (
                <option key={one} value={one}>
                  {bulkWords[one].label()}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {takesLanguage(action) && (
          <Field label={t.language}>
            <Select value={language} onChange={(event) => setLanguage(event.target.value)}>
              {languages?.map(({ code, name }) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {takesWord(action) && (
          <Field label={action === 'setCategory' ? t.category : t.tag}>
            {action === 'setCategory' && categories ? (
              <Select value={value} onChange={(event) => setValue(event.target.value)}>
                <option value="" disabled>
                  {t.chooseCategory}
                </option>
                {categories.map((category) => (
                  <option key={category}>{category}</option>
                ))}
              </Select>
            ) : (
              <Input value={value} maxLength={mostValueCharacters} onChange={(event) => setValue(event.target.value)} />
            )}
          </Field>
        )}
        <Outcome tried={tried} action={action} target={target} titleOf={titleOf} />
      </div>
    </Dialog>
  );
}

const titles: Record<BulkGroup, (values: { what: string }) => string> = {
  publish: (values) => t.publishTitle(values),
  feature: (values) => t.featureTitle(values),
  sort: (values) => t.sortTitle(values),
  translate: (values) => t.translateTitle(values),
  delete: (values) => t.deleteTitle(values),
};

const mostNamed = 5;

type OutcomeProps = Pick<BulkDialogProps, 'target' | 'titleOf'> & { tried: DryRun; action: BulkAction };

/** What would happen, in words; it is read aloud whenever it changes. */
function Outcome({ tried, action, target: { kind }, titleOf }: OutcomeProps) {
  const failures = tried.kind === 'tried' ? tried.result.failures : [];
  const more = tried.kind === 'tried' ? tried.result.total - tried.result.succeeded - mostNamed : 0;
  return (
    <div role="status" className={styles.outcome}>
      {tried.kind === 'trying' && <p className="muted">{t.looking}</p>}
      {tried.kind === 'refused' && <p className={styles.refused}>{tried.message}</p>}
      {tried.kind === 'tried' && (
        <p>
          {tried.result.succeeded > 0
            ? bulkWords[action].will({ what: counted(kind, tried.result.succeeded) })
            : t.nothing}
          {failures.length > 0 &&
            ` ${t.cannotBe({ what: counted(kind, tried.result.total - tried.result.succeeded) })}`}
        </p>
      )}
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.slice(0, mostNamed).map(({ _id, title, message }) => (
            <li key={_id}>
              <b>{titleOf(_id) || title || t.oneOfThem}</b>
              <span className="muted">{message}</span>
            </li>
          ))}
          {more > 0 && <li className="muted">{t.andMore({ count: formatCount(more) })}</li>}
        </ul>
      )}
    </div>
  );
}
