import { Button } from '@trekker/design-system/actions/button.tsx';
import { Empty, Failed } from '@trekker/design-system/content/empty.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { MediaChoice, MediaGrid, MediaGridSkeleton } from '@trekker/design-system/staff/media/media-grid.tsx';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { formatCount } from '#web/components/format-count.ts';
import { nameOfMedia } from '../../library-item.ts';
import { LibraryThumb } from '../library-thumb.tsx';
import { alongGrid } from './grid-keys.ts';
import { t } from './staff-media-picker.texts.ts';
import type { ChosenMedia } from './use-chosen-media.ts';
import type { Library } from './use-library.ts';

export type PickerResultsProps = { library: Library; chosen: ChosenMedia; several: boolean; onUse: () => void };

/** What the library has for the word, to be chosen by pointer or keys; two presses use it at once. */
export function PickerResults({ library, chosen, several, onUse }: PickerResultsProps) {
  const { items, total, state, message, typed } = library;
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  const first = useFirstNew(box, items.length);
  if (state === 'failed' && items.length === 0) return <Failed text={message} onRetry={library.retry} />;
  if (state === 'loading' && items.length === 0) return <MediaGridSkeleton />;
  return (
    <div ref={box} className="stack" aria-busy={state === 'loading' || undefined}>
      {items.length === 0 ? (
        <Empty title={typed.trim() ? t.nothingFound : t.nothingYet} level={3}>
          <p className="muted">{typed.trim() ? t.tryAnotherWord : t.uploadFirst}</p>
        </Empty>
      ) : (
        <MediaGrid label={t.media}>
          {items.map((item) => (
            <MediaChoice
              key={item._id}
              label={nameOfMedia(item)}
              type={several ? 'checkbox' : 'radio'}
              name={several ? undefined : name}
              checked={chosen.isChosen(item)}
              disabled={chosen.isFull && !chosen.isChosen(item)}
              onChange={(event) => chosen.toggle(item, event.target.checked)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onUse();
                else alongGrid(event);
              }}
              onDoubleClick={several ? undefined : onUse}
            >
              <LibraryThumb item={item} sizes="13rem" />
            </MediaChoice>
          ))}
        </MediaGrid>
      )}
      {state === 'failed' && <Failed text={message} onRetry={library.retry} level={3} />}
      {library.hasMore && state !== 'failed' && (
        <p>
          <Button
            variant="outline"
            small
            busy={state === 'loading'}
            onClick={() => {
              first.expect();
              library.loadMore();
            }}
          >
            {t.loadMore}
          </Button>{' '}
          <span className="tiny muted nums">
            {t.shown({ count: formatCount(items.length), all: formatCount(total) })}
          </span>
        </p>
      )}
      <LiveRegion>{state === 'ready' && t.found({ count: formatCount(total) })}</LiveRegion>
    </div>
  );
}

/** After "Load more" the focus goes to the first of those that came. */
function useFirstNew(box: RefObject<HTMLDivElement | null>, count: number) {
  const from = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (from.current === null || count <= from.current) return;
    box.current?.querySelectorAll('input')[from.current]?.focus();
    from.current = null;
  }, [box, count]);
  return {
    expect: () => {
      from.current = count;
    },
  };
}
