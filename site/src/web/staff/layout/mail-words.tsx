import { Fragment } from 'react';

/** An email address that breaks before its @ and its dots where it does not fit, never within a word. */
export function MailWords({ address }: { address: string }) {
  return [...address.matchAll(/[@.][^@.]*|[^@.]+/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
