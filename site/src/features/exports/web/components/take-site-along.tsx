import { DownloadIcon } from '@trekker/design-system/account-icons.tsx';
import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Check } from '@trekker/design-system/forms/check.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { useState } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { downloadSite } from '../../site-export.contract.ts';
import { t } from '../staff-site-export.texts.ts';

/** Everything out in one file, for another system or another site. */
export function TakeSiteAlong() {
  const [hasDrafts, setDrafts] = useState(true);
  const [hasMedia, setMedia] = useState(true);
  const [hasPeople, setPeople] = useState(false);
  const asked = new URLSearchParams({
    ...(!hasDrafts && { published: 'true' }),
    ...(!hasMedia && { media: 'false' }),
    ...(hasPeople && { people: 'true' }),
  });
  const href = `${downloadSite.paths[0]}${asked.size > 0 ? `?${asked}` : ''}`;
  return (
    <FormPart title={t.title}>
      <p className="muted">{t.about}</p>
      <div className="stack">
        {/* Each has room of its own to be pressed. */}
        <div>
          <Check label={t.drafts} checked={hasDrafts} onChange={({ target }) => setDrafts(target.checked)} />
          <Check label={t.media} checked={hasMedia} onChange={({ target }) => setMedia(target.checked)} />
          <Check
            label={t.people}
            hint={t.peopleHint}
            checked={hasPeople}
            onChange={({ target }) => setPeople(target.checked)}
          />
        </div>
        {hasPeople && (
          <p className="fine" role="status">
            {t.personalData}
          </p>
        )}
        <p>
          <ButtonLink href={hrefTo(href)} download>
            <DownloadIcon small />
            {t.download}
          </ButtonLink>
        </p>
      </div>
    </FormPart>
  );
}
