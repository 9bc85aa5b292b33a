import { Fragment } from 'react';

/** An email address that breaks before its @ and its dots where it does not fit, never within a word. */
export function MailWords({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
