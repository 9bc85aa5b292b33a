import { Button } from '@trekker/design-system/actions/button.tsx';
import { ErrorSummary } from '@trekker/design-system/forms/error-summary.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import type { Problem } from '#contract/problem.ts';
import { useApi } from '#web/session/use-session.ts';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { errorsByField, useOneCall } from '#web/staff/form/use-one-call.ts';
import type { ItemSchedule } from '../../item-schedule.contract.ts';
import { type ScheduledKindName, setSchedule } from '../../schedule.contract.ts';
import { instantsOf, localTimeOf, offsetWords, ownTimeZone, zoneWords } from '../local-time.ts';
import { t } from '../staff-schedules.texts.ts';
import { InstantInput, noInstant, readInstant, type TypedInstant } from './instant-input.tsx';
import styles from './schedule.module.css';

export type ScheduleDialogProps = {
  kind: ScheduledKindName;
  id: string;
  schedule: ItemSchedule;
  onPlanned: (schedule: ItemSchedule) => void;
  onClose: () => void;
};

const words = {
  usual: { publishAt: () => t.publishAt, unpublishAt: () => t.unpublishAt },
  banner: { publishAt: () => t.turnOnAt, unpublishAt: () => t.turnOffAt },
};

/** Asks for the instants at which something is published and taken back, in the time of this device. */
export function ScheduleDialog({ kind, id, schedule, onPlanned, onClose }: ScheduleDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { busy, run } = useOneCall();
  const timeZone = ownTimeZone();
  const [typed, setTyped] = useState(() => ({
    publishAt: typedOf(schedule.publishAt, timeZone),
    unpublishAt: typedOf(schedule.unpublishAt, timeZone),
  }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [lacking, setLacking] = useState<Lack[]>([]);
  const labels = kind === 'banner' ? words.banner : words.usual;
  const isPublic = schedule.state === 'published';
  const fields = isPublic ? (['unpublishAt'] as const) : (['publishAt', 'unpublishAt'] as const);

  const send = async (body: { publishAt?: string | null; unpublishAt?: string | null }) => {
    const answer = await run(
      () => api.call(setSchedule, { params: { kind, id }, body }),
      (problem) => {
        const wrong = errorsByField(problem);
        const lacks = lackedBy(problem);
        setErrors(wrong);
        setLacking(lacks);
        if (lacks.length === 0 && Object.keys(wrong).length === 0) toast(problem.message, { bad: true });
      },
    );
    if (!answer) return;
    const { publishAt, unpublishAt, state } = answer.data;
    toast(answer.message);
    onPlanned({ publishAt, unpublishAt, state });
    onClose();
  };
  const save = () => {
    const read = fields.map((name) => [name, readInstant(typed[name], timeZone)] as const);
    const wrong = Object.fromEntries(read.flatMap(([name, one]) => ('error' in one ? [[name, one.error]] : [])));
    setErrors(wrong);
    setLacking([]);
    if (Object.keys(wrong).length > 0) return;
    const at = read.map(([name, one]) => [name, 'at' in one && one.at ? one.at.toISOString() : null]);
    void send(Object.fromEntries(at));
  };
  const isPlanned = schedule.publishAt !== null || schedule.unpublishAt !== null;
  return (
    <Dialog
      open
      title={t.schedule}
      onClose={onClose}
      hint={t.timesOfDevice({ zone: zoneWords(timeZone), offset: offsetWords(new Date(), timeZone) })}
      foot={
        <>
          {isPlanned && (
            <Button variant="ghost" small busy={busy} onClick={() => send(nothing(isPublic))}>
              {t.remove}
            </Button>
          )}
          <Button small busy={busy} onClick={save}>
            {busy ? t.saving : t.save}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <ErrorSummary
          ref={focusWhenShown}
          title={t.mendFirst}
          errors={lacking.map(({ field, message }) => ({ id: fieldId(field), message }))}
          onGo={onClose}
        />
        {fields.map((name) => (
          <InstantInput
            key={name}
            label={labels[name]()}
            value={typed[name]}
            timeZone={timeZone}
            error={errors[name]}
            onChange={(value) => {
              setTyped({ ...typed, [name]: value });
              setErrors({ ...errors, [name]: '' });
            }}
          />
        ))}
        <p className="fine muted">
          {isPublic ? t.publicNow : t.privateUntilThen}
          {!isPublic && schedule.publishAt && ` ${t.publishingClears}`}
          {kind === 'banner' && ` ${t.noBannerAfter}`}
        </p>
      </div>
    </Dialog>
  );
}

const focusWhenShown = (summary: HTMLElement | null) => summary?.focus();

type Lack = { field: string; message: string };

/** What the item lacks, which stands in the form behind the dialog: all that is not about the two instants. */
function lackedBy({ errors, data }: Problem): Lack[] {
  const found = data && 'findings' in data ? data.findings : errors;
  return found.filter(({ field }) => field !== 'publishAt' && field !== 'unpublishAt');
}

const nothing = (isPublic: boolean) => ({ ...(!isPublic && { publishAt: null }), unpublishAt: null });

function typedOf(iso: string | null, timeZone: string): TypedInstant {
  if (iso === null) return noInstant;
  const local = localTimeOf(new Date(iso), timeZone);
  const [, second] = instantsOf(local, timeZone);
  return { ...local, second: second ? second.getTime() === Date.parse(iso) : null };
}
