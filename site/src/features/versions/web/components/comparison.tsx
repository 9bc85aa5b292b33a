import { UndoIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { ArrowRightIcon } from '@trekker/design-system/icon.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import { useRevalidator, useSearchParams } from 'react-router';
import type { Problem } from '#contract/problem.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { useOneCall } from '#web/staff/form/use-one-call.ts';
import { longTime } from '#web/staff/staff-time.ts';
import { type FieldChange, type ItemVersion, restoreVersion } from '../../version.contract.ts';
import type { HistoryData } from '../history-data.ts';
import { t } from '../staff-versions.texts.ts';
import styles from './comparison.module.css';
import { FieldDifference } from './field-difference.tsx';
import { byWhom } from './version-list.tsx';

/** What is another between two versions, and the way back. */
export function Comparison({ data }: { data: HistoryData }) {
  const { compared, newest, chosen, show } = data;
  const restore = useRestore(data);
  if (!compared || !newest)
    return (
      <section className={styles.comparison} aria-label={t.changes}>
        <p className="muted">{t.oldest}</p>
      </section>
    );
  const { from, to, fields } = compared;
  const isSame = fields.length === 0;
  return (
    <section className={styles.comparison} aria-label={t.changes}>
      <div className={styles.head}>
        <End title={t.oldVersion({ number: from.version })} version={from} />
        <ArrowRightIcon />
        <End title={t.newVersion({ number: to.version })} version={to} />
      </div>
      {chosen !== newest.version && <ShowLinks data={data} show={show} />}
      <p className={styles.tally} role="status">
        {isSame ? t.same : tallyOf(fields)}
      </p>
      {fields.map((field) => (
        <FieldDifference key={field.field} change={field}>
          {!publications.includes(field.field) && (
            <Button variant="ghost" small busy={restore.busy} onClick={() => restore.run(from, [field.field])}>
              <UndoIcon />
              {t.restoreOld({ field: inSentence(field.label) })}
            </Button>
          )}
        </FieldDifference>
      ))}
      <SaveBar state={t.restoringAdds}>
        <Button small busy={restore.busy} onClick={() => restore.run(from)}>
          {t.restoreAll({ number: from.version })}
        </Button>
      </SaveBar>
    </section>
  );
}

/** Who can see an item is no text to be restored. */
const publications: readonly string[] = ['isPublished', 'active', 'publishAt', 'unpublishAt'];

function End({ title, version }: { title: string; version: ItemVersion }) {
  return (
    <div className={styles.end}>
      <span className="muted">{title}</span>
      <b>{longTime(version.savedAt)}</b>
      <span className="muted">{version.isCurrent ? t.asItStands({ who: byWhom(version) }) : byWhom(version)}</span>
    </div>
  );
}

const shows = { since: () => t.everythingSince, own: () => t.changeAlone } as const;

function ShowLinks({ data: { chosen, page }, show }: { data: HistoryData; show: HistoryData['show'] }) {
  const [query] = useSearchParams();
  const to = (wanted: HistoryData['show']) => {
    const words = new URLSearchParams(query);
    words.set('version', String(chosen));
    words.set('show', wanted);
    if (page === 1) words.delete('page');
    return `?${words}`;
  };
  return (
    <nav className={styles.shows} aria-label={t.whatIsCompared}>
      {(Object.keys(shows) as (keyof typeof shows)[]).map((one) => (
        <a key={one} href={hrefTo(to(one))} aria-current={one === show ? 'true' : undefined}>
          {shows[one]()}
        </a>
      ))}
    </nav>
  );
}

/** English alone has it within its sentence, small; other languages name it after a colon. */
const inSentence = (label: string): string =>
  printingNow('A field').rules.code.startsWith('en') ? label.toLowerCase() : label;

/** Runs of letters and digits in any script. */
const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

function tallyOf(fields: readonly FieldChange[]): string {
  const count = (wanted: 'added' | 'removed') =>
    fields
      .flatMap(({ words = [] }) => words)
      .reduce((sum, { text, change }) => sum + (change === wanted ? countWords(text) : 0), 0);
  const [added, removed] = [count('added'), count('removed')];
  return [
    t.fieldsChanged({ count: fields.length }),
    ...(added > 0 ? [t.wordsAdded({ count: added })] : []),
    ...(removed > 0 ? [t.wordsRemoved({ count: removed })] : []),
  ].reduce((first, more) => t.tally({ first, more }));
}

/** Makes the item, or some fields of it, what it was in a version. */
function useRestore({ kind, id, newest }: HistoryData) {
  const api = useApi();
  const toast = useToast();
  const { busy, run } = useOneCall();
  const { revalidate } = useRevalidator();
  const fail = (problem: Problem) => toast(problem.message, { bad: true });
  return {
    busy,
    async run({ version }: ItemVersion, fields?: string[]) {
      const body = { updatedAt: newest?.updatedAt, ...(fields && { fields }) };
      const params = { kind, id, version: String(version) };
      const answer = await run(() => api.call(restoreVersion, { params, body }), fail);
      if (answer) toast(answer.message);
      await revalidate();
    },
  };
}
