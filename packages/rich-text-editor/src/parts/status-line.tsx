import type { ReadingTime } from '@trekker/rich-text/reading-time.ts';
import { NodeSelection, TextSelection } from 'prosemirror-state';
import { t } from '../staff-editor.texts.ts';
import { problemsIn } from '../state/decorations.ts';
import type { Editor } from './editor.ts';
import styles from './status-line.module.css';

/** How long the text is, and what is wrong in it: pressed, the next of it is shown. */
export function StatusLine({ editor, reading: { words, minutes } }: { editor: Editor; reading: ReadingTime }) {
  const { view, state, descriptions, run, say } = editor;
  const problems = problemsIn(state.doc, descriptions);
  const showNext = () => {
    const next = problems.find(({ pos }) => pos > state.selection.from) ?? problems[0];
    if (!next) return;
    const isBlock = !state.doc.nodeAt(next.pos)?.isInline;
    const selection = isBlock
      ? NodeSelection.create(state.doc, next.pos)
      : TextSelection.create(state.doc, next.pos, next.pos + (state.doc.nodeAt(next.pos)?.nodeSize ?? 0));
    run(({ tr }, dispatch) => {
      dispatch?.(tr.setSelection(selection).scrollIntoView());
      return true;
    });
    view.focus();
    say(next.message);
  };
  return (
    <p className={styles.status}>
      <span>{t.reading({ words, minutes })}</span>
      {problems.length > 0 && (
        <button type="button" className={styles.problems} onClick={showNext}>
          {t.showProblems({ count: problems.length })}
        </button>
      )}
    </p>
  );
}
