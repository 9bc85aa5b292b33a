import { ButtonLink } from '@trekker/design-system/button.tsx';
import { useLocation } from 'react-router';

/** Below the text of an empty list: what to do next. */
export function EmptyHint({ add }: { add: { href: string; label: string } }) {
  const { pathname, search } = useLocation();
  if (search === '') return <ButtonLink href={add.href}>{add.label}</ButtonLink>;
  return (
    <>
      <p className="muted">Fewer filters or another word may help.</p>
      <ButtonLink look="line" href={pathname}>
        Show all
      </ButtonLink>
    </>
  );
}
