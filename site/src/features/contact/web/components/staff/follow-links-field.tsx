import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { FieldRow } from '@trekker/design-system/staff/forms/form-part.tsx';
import { ListEditor } from '@trekker/design-system/staff/forms/list-editor.tsx';
import { useId } from 'react';
import type { ContactInfo } from '#features/contact/contact.contract.ts';
import { contactInfoRules as rules } from '#features/contact/staff-contact.contract.ts';
import { t } from './staff-contact.texts.ts';

type Links = ContactInfo['followLinks'];

export type FollowLinksFieldProps = {
  label: string;
  id: string;
  links: Links;
  onChange: (links: Links) => void;
  error: string | null;
};

/** The owners' pages elsewhere: added, removed, moved. Any platform may be named; the usual ones are offered. */
export function FollowLinksField({ label, id, links, onChange, error }: FollowLinksFieldProps) {
  const platforms = useId();
  return (
    <>
      <ListEditor
        label={label}
        hideLabel
        addLabel={t.addLink}
        nameOf={(number) => t.linkNumber({ number })}
        hint={t.linksHint}
        id={id}
        items={links}
        onChange={onChange}
        empty={() => ({ platform: '', url: '' })}
        error={error}
        most={rules.followLinks.items}
      >
        {(link, change, { name }) => (
          <FieldRow>
            <Field label={t.platform}>
              <Input
                aria-label={t.platformOf({ link: name })}
                list={platforms}
                autoComplete="off"
                maxLength={rules.platform.most}
                value={link.platform}
                onChange={(event) => change({ ...link, platform: event.target.value })}
              />
            </Field>
            <Field label={t.link}>
              <Input
                type="url"
                aria-label={t.addressOf({ link: name })}
                placeholder="https://"
                autoComplete="off"
                maxLength={rules.url.most}
                value={link.url}
                onChange={(event) => change({ ...link, url: event.target.value })}
              />
            </Field>
          </FieldRow>
        )}
      </ListEditor>
      <datalist id={platforms}>
        {['x', 'facebook', 'instagram', 'youtube'].map((platform) => (
          <option key={platform} value={platform} />
        ))}
      </datalist>
    </>
  );
}
