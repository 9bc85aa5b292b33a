import { Button } from '@trekker/design-system/actions/button.tsx';
import { Check } from '@trekker/design-system/forms/check.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  loadSampleLibrary,
  removeSampleLibrary,
  type SampleLibrary,
  translateSampleLibrary,
} from '#features/sample-library/sample-library.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi, useLogin } from '#web/session/use-session.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { usePolling } from '#web/staff/use-polling.ts';
import styles from './sample-library-part.module.css';
import { t } from './staff-sample-library.texts.ts';

/** The sample library: brought into an empty site, watched while it comes, and removed in one press. */
export function SampleLibraryPart({ library }: { library: SampleLibrary }) {
  const { state, canLoad } = library;
  const [asks, setAsks] = useState(false);
  const [withChanged, setWithChanged] = useState(false);
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const isAuthor = useLogin()?.user.role === 'AUTHOR';
  usePolling(state === 'loading' || state === 'removing', () => void revalidate());
  if (state === 'none' && !canLoad) return null;

  const load = async () => {
    await run(() => api.call(loadSampleLibrary, {}));
    await revalidate();
  };
  const remove = async () => {
    await run(() => api.call(removeSampleLibrary, { query: { changed: withChanged ? 'remove' : 'keep' } }));
    setAsks(false);
    await revalidate();
  };
  return (
    <FormPart title={t.title}>
      <div id="sample-library" className="stack" style={{ scrollMarginBlockStart: '9rem' }}>
        <State library={library} />
        {state === 'none' && isAuthor && (
          <Button variant="outline" small busy={busy} onClick={() => void load()}>
            {t.load}
          </Button>
        )}
        {state === 'loaded' && isAuthor && <Translations library={library} />}
        {state === 'loaded' && isAuthor && (
          <Button variant="outline" small onClick={() => setAsks(true)}>
            {t.removeAll}
          </Button>
        )}
        {state === 'loaded' && !isAuthor && <p className="fine muted">{t.onlyAuthors}</p>}
      </div>
      <ConfirmDialog
        open={asks}
        title={t.removeAll}
        action={t.remove}
        bad
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsks(false)}
      >
        <p>{t.removeWhat}</p>
        <Changed library={library} isChecked={withChanged} onCheck={setWithChanged} />
      </ConfirmDialog>
    </FormPart>
  );
}

/** What of it is there in other languages: brought in one press each, and shown where the language is made public. */
function Translations({ library: { translations } }: { library: SampleLibrary }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const bring = async (language: string) => {
    await run(() => api.call(translateSampleLibrary, { body: { language } }));
    await revalidate();
  };
  const missing = translations.filter(({ isHere }) => !isHere);
  return (
    <>
      <p className="muted">
        {missing.length > 0
          ? t.otherLanguages
          : t.inOtherLanguages({
              link: (words) => (
                <a key="languages" href={hrefTo('/admin/settings/languages')}>
                  {words}
                </a>
              ),
            })}
      </p>
      {missing.length > 0 && (
        <div className="row">
          {missing.map(({ language, name }) => (
            <Button key={language} variant="outline" small busy={busy} onClick={() => void bring(language)}>
              {t.addLanguage({ name })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function State({ library: { state, done, total, changed } }: { library: SampleLibrary }) {
  if (state === 'none') return <p className="muted">{t.none}</p>;
  if (state === 'loaded')
    return (
      <p className="muted">
        {changed.length > 0 ? t.loadedChanged({ done, total, changed: changed.length }) : t.loaded({ done, total })}
      </p>
    );
  return (
    <div>
      <p id="sample-progress" role="status">
        {state === 'loading' ? t.loading({ done, total }) : t.removing({ done, total })}
      </p>
      <progress aria-labelledby="sample-progress" max={total} value={done} />
    </div>
  );
}

type ChangedProps = { library: SampleLibrary; isChecked: boolean; onCheck: (isOn: boolean) => void };

/** What somebody has changed is asked about. */
function Changed({ library: { changed }, isChecked, onCheck }: ChangedProps) {
  if (changed.length === 0) return null;
  return (
    <>
      <p>{t.changedSince}</p>
      <ul className={styles.changed}>
        {changed.map(({ kind, _id, title }) => (
          <li key={`${kind} ${_id}`}>{title}</li>
        ))}
      </ul>
      <Check label={t.removeChanged} checked={isChecked} onChange={({ target: { checked } }) => onCheck(checked)} />
    </>
  );
}
