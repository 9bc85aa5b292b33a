import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  /** One or two sentences beside the title. */
  lead?: ReactNode;
  /** What follows inside the page's edges. */
  children?: ReactNode | undefined;
};

/** The top of a list page: its name set large, a sentence beside it. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <div className={classNames('wrap', styles.header)}>
      <div className={classNames('grid', styles.row)}>
        <h1 className="t-page">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
