import { type ReactNode, useId } from 'react';
import { ComparedWords, Marked } from '#web/staff/conflicts/compared-words.tsx';
import type { FieldChange } from '../../version.contract.ts';
import { t } from '../staff-versions.texts.ts';
import styles from './field-difference.module.css';

/** What one field was, and what it is. */
export function FieldDifference({ change, children }: { change: FieldChange; children?: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.field} aria-labelledby={heading}>
      <div className={styles.line}>
        <h3 id={heading}>{change.label}</h3>
        {children}
      </div>
      <Difference change={change} />
    </section>
  );
}

function Difference({ change: { from, to, words } }: { change: FieldChange }) {
  if (words)
    return (
      <p className={styles.words}>
        <ComparedWords changes={words} />
      </p>
    );
  const [old, now] = [partsOf(from), partsOf(to)];
  const texts = (parts: readonly Part[]) => new Set(parts.map(({ text, url }) => `${url} ${text}`));
  const [before, after] = [texts(old), texts(now)];
  const gone = old.filter(({ text, url }) => !after.has(`${url} ${text}`));
  return (
    <ul className={styles.parts}>
      {gone.map((part) => (
        <Shown key={`gone ${part.key}`} part={part} change="removed" />
      ))}
      {now.map((part) => (
        <Shown key={part.key} part={part} change={before.has(`${part.url} ${part.text}`) ? 'same' : 'added'} />
      ))}
    </ul>
  );
}

function Shown({ part, change }: { part: Part; change: 'same' | 'added' | 'removed' }) {
  const words = part.text || (part.url ? t.image : t.empty);
  return (
    <li>
      {part.url && <img src={part.url} alt="" width={96} height={64} loading="lazy" />}
      {change === 'same' ? <span>{words}</span> : <Marked text={words} change={change} />}
    </li>
  );
}

type Part = { key: string; text: string; url: string };

/** A value as lines to be read; an image with its address. */
function partsOf(value: unknown): Part[] {
  const list = Array.isArray(value) ? value : value === null || value === '' ? [] : [value];
  return list.map((one, place) => ({ key: String(place), text: textOf(one), url: urlOf(one) }));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function urlOf(value: unknown): string {
  if (!isObject(value) || !('media' in value) || value.kind === 'video' || value.kind === 'captions') return '';
  return typeof value.url === 'string' ? value.url : '';
}

/** Of an image only what is said of it; of others all that is no id. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (!isObject(value)) return String(value ?? '');
  if ('media' in value) return [value.fileName, value.caption, value.alt].filter(Boolean).map(String).join(': ');
  const told = Object.entries(value).filter(([name, part]) => name !== '_id' && part !== null && part !== '');
  return told.map(([, part]) => textOf(part)).join(' · ');
}
