import { useEffect, useState } from 'react';

/** From one account page to another: what the login was asked for goes along. */
export function LoginLink({ to, children }: { to: string; children: string }) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const next = new URLSearchParams(location.search).get('next');
    if (next) setSearch(`?${new URLSearchParams({ next })}`);
  }, []);
  return (
    <a className="link" href={to + search}>
      {children}
    </a>
  );
}
