import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './opening.module.css';

export type OpeningProps = {
  title: string;
  /** One or two sentences beside the title. */
  lead?: string;
  /** What follows inside the page's edges. */
  children?: ReactNode;
};

/** The top of a list page: its name set large, a sentence beside it. */
export function Opening({ title, lead, children }: OpeningProps) {
  return (
    <div className={classNames('wrap', styles.opening)}>
      <div className={classNames('grid', styles.row)}>
        <h1 className="t-page">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
