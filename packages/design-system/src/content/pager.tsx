import { ButtonLink } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon.tsx';
import { t } from './content.texts.ts';
import styles from './pager.module.css';

export type PagerProps = {
  /** The page shown, from 1. */
  page: number;
  pages: number;
  /** Path and query of the list, with or without a page, such as "/destinations?region=asia". */
  address: string;
  /** What is read aloud where a page has several. */
  label?: string | undefined;
  /** The word on the first link. */
  previous?: string | undefined;
  /** Close to its list and as quiet as it. */
  dense?: boolean | undefined;
  /** Drawn for a single page as well. */
  always?: boolean | undefined;
};

/** The address of one page of a list: query and place on the page are kept, the first page carries no number. */
export function pageAddress(address: string, page: number): string {
  const [before = '', place] = address.split('#');
  const [path = '', query = ''] = before.split('?');
  const words = new URLSearchParams(query);
  words.delete('page');
  if (page > 1) words.set('page', String(page));
  return `${path}${words.size > 0 ? `?${words}` : ''}${place ? `#${place}` : ''}`;
}

/** Prev, "Page x of y", Next, as real links. Nothing is drawn for a single page, unless asked. */
export function Pager({ page, pages, address, label = t.pages, previous = t.previous, dense, always }: PagerProps) {
  if (pages <= 1 && !always) return null;
  const to = (target: number) => (target < 1 || target > pages ? undefined : pageAddress(address, target));
  return (
    <nav className={classNames(styles.pager, dense && styles.dense)} aria-label={label}>
      <PageLink href={to(page - 1)} rel="prev">
        <ChevronLeftIcon small />
        {previous}
      </PageLink>
      <p aria-live="polite">{t.pageOf({ page, pages: Math.max(pages, 1) })}</p>
      <PageLink href={to(page + 1)} rel="next">
        {t.next}
        <ChevronRightIcon small />
      </PageLink>
    </nav>
  );
}

/** Without an address it is a link that leads nowhere yet, and says so. */
function PageLink({ href, ...rest }: React.ComponentProps<'a'>) {
  if (href === undefined) return <ButtonLink variant="outline" small role="link" aria-disabled="true" {...rest} />;
  return <ButtonLink variant="outline" small href={href} {...rest} />;
}
