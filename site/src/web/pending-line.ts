import type { createBrowserRouter } from 'react-router';
import styles from './pending-line.module.css';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

/** A page that comes within this time shows no line, and costs the document nothing. */
const patienceMs = 250;

/** While the next page is on its way, a line at the top of the window says so. */
export function showPendingLine(router: Router): void {
  const line = newLine();
  let timer: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') {
      timer ??= setTimeout(() => document.body.append(line), patienceMs);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    line.remove();
  });
}

function newLine(): HTMLElement {
  const line = document.createElement('div');
  line.className = styles.line ?? '';
  line.role = 'progressbar';
  line.ariaLabel = 'Loading the page';
  return line;
}
