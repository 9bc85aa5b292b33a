import { Button } from '@trekker/design-system/actions/button.tsx';
import { FieldError } from '@trekker/design-system/forms/field.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { takeFiles } from '@trekker/design-system/staff/forms/drop-box.tsx';
import { pickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { useRef, useState } from 'react';
import { deleteMediaCaptions, putMediaCaptions } from '#features/media/staff-media.contract.ts';
import { useOwnLanguage } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { ownName } from '#web/language/own-name.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import styles from './media-detail.module.css';
import { t } from './staff-media-detail.texts.ts';
import type { LibraryDetail } from './use-opened-item.ts';

/** The captions of a video in each language of the site: a file of WebVTT, added, replaced or taken away by itself. */
export function MediaCaptions({ item: { _id, captions: stored = {}, languages = [] } }: { item: LibraryDetail }) {
  const own = useOwnLanguage();
  const [captions, setCaptions] = useState(stored);
  return [{ code: own, name: ownName(own) }, ...languages].map(({ code, name }) => (
    <CaptionsIn key={code} of={{ id: _id, language: code }} name={name} url={captions[code]} onSaved={setCaptions} />
  ));
}

type CaptionsInProps = {
  of: { id: string; language: string };
  /** Of the language. */
  name: string;
  url: string | undefined;
  onSaved: (captions: Record<string, string>) => void;
};

function CaptionsIn({ of, name, url, onSaved }: CaptionsInProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { busy, problem, errors, send } = useSave();
  const toast = useToast();
  const done = (answer: { message: string; data: { captions: Record<string, string> } } | null) => {
    if (!answer) return;
    onSaved(answer.data.captions);
    toast(answer.message);
  };
  const put = async ([file]: File[]) => {
    if (file) done(await send(putMediaCaptions, { params: of, body: {}, files: { file: pickedFile(file) } }));
  };
  const remove = async () => {
    done(await send(deleteMediaCaptions, { params: of }));
    // The button that was pressed goes with them.
    choose.current?.focus();
  };
  const wrong = errors.file ?? problem?.message;
  return (
    <div className={styles.captions}>
      <p>
        <bdi>{name}</bdi>{' '}
        {url ? (
          <a href={hrefTo(url)} download>
            {t.captionsFile}
          </a>
        ) : (
          <span className="muted">{t.noCaptions}</span>
        )}
      </p>
      <div className="row">
        <Button
          ref={choose}
          variant="outline"
          small
          busy={busy}
          aria-label={t.chooseCaptionsIn({ language: name })}
          onClick={() => input.current?.click()}
        >
          {t.chooseCaptions}
        </Button>
        {url && (
          <Button
            variant="ghost"
            small
            busy={busy}
            aria-label={t.removeCaptionsIn({ language: name })}
            onClick={() => void remove()}
          >
            {t.removeCaptions}
          </Button>
        )}
      </div>
      <input ref={input} type="file" hidden accept=".vtt,text/vtt" onChange={(event) => takeFiles(event, put)} />
      {wrong && !busy && (
        <div role="alert">
          <FieldError>{wrong}</FieldError>
        </div>
      )}
    </div>
  );
}
