import { cutText } from '#web/components/cut-text.ts';

const most = 90;

/** What a card says of a place: its own short line, or the beginning of its description. */
export function cardLine({ shortLine, description }: { shortLine: string; description: string }): string {
  return shortLine || cutText(description, most);
}
