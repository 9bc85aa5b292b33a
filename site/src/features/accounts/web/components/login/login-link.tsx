import { useEffect, useState } from 'react';
import { hrefTo } from '#web/language/href-to.ts';

/** The address of another account page: what the login was asked for goes along. */
export function useWithNext(to: string): string {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const next = new URLSearchParams(location.search).get('next');
    if (next) setSearch(`?${new URLSearchParams({ next })}`);
  }, []);
  return to + search;
}

/** From one account page to another. */
export function LoginLink({ to, className = 'link', children }: { to: string; className?: string; children: string }) {
  return (
    <a className={className} href={hrefTo(useWithNext(to))}>
      {children}
    </a>
  );
}
