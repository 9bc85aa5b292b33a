import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { type Choice, SearchChoice } from '@trekker/design-system/staff/forms/search-choice.tsx';
import type { EditorHost } from '@trekker/rich-text-editor/editor-host.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { listDestinationsForStaff } from '#features/destinations/destination.contract.ts';
import { uploadMedia } from '#features/media/staff-media.contract.ts';
import { MediaPicker } from '#features/media/web/components/media-picker.tsx';
import { useApi } from '#web/session/use-session.ts';
import { formOf } from '#web/staff/form/upload-progress.ts';
import { describeItems } from './describe-items.ts';
import { findItems } from './find-items.ts';
import { t } from './staff-rich-text.texts.ts';

type MediaWanted = { kind: 'image' | 'video'; most: number; answer: (ids: readonly string[] | null) => void };
type PlaceWanted = { answer: (id: string | null) => void };

/** What the site gives to its editor, and the dialogs in which somebody chooses for it. */
export function useEditorHost(): { host: EditorHost; dialogs: ReactNode } {
  const api = useApi();
  const toast = useToast();
  const [media, setMedia] = useState<MediaWanted | null>(null);
  const [place, setPlace] = useState<PlaceWanted | null>(null);
  const host = useMemo<EditorHost>(
    () => ({
      describe: (keys) => describeItems(api, keys),
      findItems: (words) => findItems(api, words),
      chooseMedia: (wanted) => new Promise((answer) => setMedia({ ...wanted, answer })),
      choosePlace: () => new Promise((answer) => setPlace({ answer })),
      async uploadImages(files) {
        try {
          const body = formOf({}, { file: files }) as never;
          return (await api.call(uploadMedia, { body })).data.map(({ _id }) => _id);
        } catch (error) {
          toast(error instanceof Problem ? error.message : t.uploadFailed, { bad: true });
          throw error;
        }
      },
    }),
    [api, toast],
  );
  const answerMedia = (ids: readonly string[] | null) => {
    setMedia(null);
    media?.answer(ids);
  };
  const answerPlace = (id: string | null) => {
    setPlace(null);
    place?.answer(id);
  };
  const dialogs = (
    <>
      <MediaPicker
        open={media !== null}
        kind={media?.kind ?? 'image'}
        several={(media?.most ?? 1) > 1}
        most={media?.most}
        onChoose={(items) => answerMedia(items.map(({ _id }) => _id))}
        onClose={() => answerMedia(null)}
      />
      {place && <PlaceDialog onAnswer={answerPlace} />}
    </>
  );
  return { host, dialogs };
}

/** Chooses the place whose card is put into the text. */
function PlaceDialog({ onAnswer }: { onAnswer: (id: string | null) => void }) {
  const api = useApi();
  const search = async (words: string): Promise<readonly Choice[]> => {
    const { data } = await api.call(listDestinationsForStaff, { query: { q: words, limit: '8' } });
    return data.map(({ _id, name, location }) => ({ _id, name, note: location.country }));
  };
  return (
    <Dialog
      open
      onClose={() => onAnswer(null)}
      title={t.choosePlace}
      foot={
        <Button variant="outline" small onClick={() => onAnswer(null)}>
          {t.cancel}
        </Button>
      }
    >
      <Field label={t.place}>
        <SearchChoice
          value={null}
          onChange={(choice) => choice && onAnswer(choice._id)}
          search={search}
          placeholder={t.searchDestinations}
          clearLabel={t.removePlace}
          focusFirst
        />
      </Field>
    </Dialog>
  );
}
