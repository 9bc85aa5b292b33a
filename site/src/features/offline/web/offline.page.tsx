import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { BookDrawing, Empty } from '@trekker/design-system/content/empty.tsx';
import { PageHeader } from '@trekker/design-system/content/page-header.tsx';
import { useEffect, useState } from 'react';
import { ownPath } from '#contract/return-path.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { deleteOfflinePages } from '#web/navigation/offline-caches.ts';
import type { PageMeta } from '#web/page.ts';
import { KeptLine } from './components/kept-line.tsx';
import { type KeptPage, listKept } from './kept-pages.ts';
import styles from './offline.module.css';

const title = 'Saved on this device';

export const meta = (): PageMeta => ({
  title,
  description: 'Places and stories you can read without a connection.',
});

export const frame = () => ({ breadcrumbs: [{ label: title }] });

/** The same for everybody, and kept by the worker: what it lists is known to this browser alone. */
export async function loader(): Promise<null> {
  return null;
}

export function Component() {
  const [kept, setKept] = useState<readonly KeptPage[]>();
  useEffect(() => void listKept().then(setKept, () => setKept([])), []);
  const clear = async () => {
    await deleteOfflinePages();
    setKept([]);
  };
  return (
    <>
      <PageHeader title={title} />
      <div className={`wrap ${styles.body}`}>
        <NotKept />
        {kept?.length === 0 && <NothingKept />}
        {kept && kept.length > 0 && (
          <>
            <p className="lead">These pages open without a connection.</p>
            <ul className={styles.list}>
              {kept.map((page) => (
                <li key={page.path}>
                  <a className="t-small serif" href={hrefTo(page.path)}>
                    {page.title}
                  </a>
                  <p className="tiny muted">{page.saved ? 'In your favorites' : 'Recently read'}</p>
                  <KeptLine path={page.path} />
                </li>
              ))}
            </ul>
            <Button variant="outline" onClick={() => void clear()}>
              Remove all from this device
            </Button>
          </>
        )}
        <noscript>
          <p className="lead">JavaScript is needed to list what’s saved on this device.</p>
        </noscript>
      </div>
    </>
  );
}

function NothingKept() {
  return (
    <Empty title="Nothing is saved here yet" image={<BookDrawing />}>
      <p className="muted">
        Places and stories you read or save are stored on this device, so you can open them without a connection.
      </p>
    </Empty>
  );
}

/** The page that somebody wanted and that is not here. As soon as there is a connection again, it opens. */
function NotKept() {
  const [from, setFrom] = useState<string>();
  useEffect(() => {
    const asked = ownPath(new URLSearchParams(location.search).get('from'), location.origin);
    if (asked === undefined) return;
    setFrom(asked);
    const open = () => location.replace(asked);
    addEventListener('online', open);
    return () => removeEventListener('online', open);
  }, []);
  if (from === undefined) return null;
  return (
    <div className={styles.missing} role="alert">
      <h2 className="t-block">You’re offline, and this page isn’t saved on this device</h2>
      <p className="muted">{from}</p>
      <ButtonLink href={hrefTo(from)} variant="outline">
        Try again
      </ButtonLink>
    </div>
  );
}
