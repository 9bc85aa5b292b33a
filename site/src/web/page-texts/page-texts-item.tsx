import { PencilIcon } from '@trekker/design-system/account-icons.tsx';
import { lazy, Suspense, useState } from 'react';
import { isStaff } from '../../contract/roles.ts';
import { useLogin } from '../session/use-session.ts';
import { t } from './staff-page-texts.texts.ts';

// Apart from this file: a page names all files that come with what it may load, and readers would pay for the names.
const PageTexts = lazy(() => import('./page-texts.tsx'));

/** In the header's menu, for staff: begins to edit the texts of the page. */
export default function PageTextsItem() {
  const [isEditing, setEditing] = useState(false);
  if (!isStaff(useLogin()?.user.role)) return null;
  return (
    <li>
      <button type="button" popoverTarget="header-menu" onClick={() => setEditing(true)}>
        <PencilIcon />
        {t.editPage}
      </button>
      {isEditing && (
        <Suspense>
          <PageTexts onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </li>
  );
}
