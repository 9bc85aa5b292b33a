import styles from './only-authors.module.css';

/** Why nothing can be changed on a page of the settings; the first thing below its tabs. */
export const OnlyAuthors = ({ children }: { children: string }) => <p className={`muted ${styles.note}`}>{children}</p>;
