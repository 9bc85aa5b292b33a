import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Check } from '@trekker/design-system/forms/check.tsx';
import { DownloadIcon } from '@trekker/design-system/icon.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { useState } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { downloadSite } from '../../site-export.contract.ts';

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
    <FormPart title="Take everything out">
      <p className="muted">
        One ZIP that other systems read: stories, pages and places as Markdown, everything else as JSON and CSV,
        redirects, and a file that explains it. Another Trekker imports it as it was. It is no backup: the trash and
        passwords are not in it.
      </p>
      <div className="stack">
        {/* Each has room of its own to be pressed. */}
        <div>
          <Check
            label="Drafts and what is scheduled"
            checked={hasDrafts}
            onChange={({ target }) => setDrafts(target.checked)}
          />
          <Check label="Images and videos" checked={hasMedia} onChange={({ target }) => setMedia(target.checked)} />
          <Check
            label="People"
            hint="Accounts, reviews, feedback, subscribers and messages."
            checked={hasPeople}
            onChange={({ target }) => setPeople(target.checked)}
          />
        </div>
        {hasPeople && (
          <p className="fine" role="status">
            The file will hold personal data. Keep it safe, and delete it when you no longer need it.
          </p>
        )}
        <p>
          <ButtonLink href={hrefTo(href)} download>
            <DownloadIcon small />
            Download everything
          </ButtonLink>
        </p>
      </div>
    </FormPart>
  );
}
