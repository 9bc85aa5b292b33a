import type { Page } from '@playwright/test';

/**
 * What does not fit on a page as it is now: the page itself, wider than the window, and texts that are cut by what they
 * stand in, lie beyond the window or over one another. Where one scrolls along the line, all of a text can be reached.
 */
export function unfitTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.dataset.whole = '';
    const told = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) told.add(`the page is ${scrollWidth} px wide`);

    /** What an element's texts are shown in: from where to where, and on which layer of the page. */
    type Frame = { left: number; right: number; isLeftOut: boolean; layer: Element };
    const frames = new Map<Element, Frame>();
    const whole: Frame = { left: 0, right: clientWidth, isLeftOut: false, layer: document.body };
    const frameOf = (element: Element): Frame => {
      if (element === document.body) return whole;
      const known = frames.get(element);
      if (known) return known;
      const around = frameOf(element.parentElement ?? document.body);
      const { clipPath, overflowX, position, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const { left, right, width } = element.getBoundingClientRect();
      const isCutting = /hidden|clip/.test(overflowX);
      const isLeftOut = [
        around.isLeftOut,
        // Heard only, scrolled, shortened on purpose, closed.
        clipPath === 'inset(50%)' || (isCutting && width <= 1),
        /auto|scroll/.test(overflowX),
        textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
        element.hasAttribute('inert'),
      ];
      const frame: Frame = {
        left: isCutting ? Math.max(around.left, left) : around.left,
        right: isCutting ? Math.min(around.right, right) : around.right,
        isLeftOut: isLeftOut.some(Boolean),
        layer: /fixed|sticky|absolute/.test(position) ? element : around.layer,
      };
      frames.set(element, frame);
      return frame;
    };

    type Line = { said: string; box: DOMRect; text: Node; layer: Element };
    const lines: Line[] = [];
    const look = (text: Node, element: Element, words: string) => {
      const frame = frameOf(element);
      if (frame.isLeftOut) return;
      const said = `"${words.slice(0, 40)}" in ${element.tagName}.${element.className}`;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) lines.push({ said, box, text, layer: frame.layer });
      const { left, right } = range.getBoundingClientRect();
      const cut = Math.round(Math.max(frame.left - left, right - frame.right));
      if (cut > 1) told.add(`${said} is cut by ${cut} px`);
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement: element, nodeValue } = nodes.currentNode;
      const words = nodeValue?.trim();
      if (!element || !words || element.closest('script, style, noscript, option, svg, iframe')) continue;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        look(nodes.currentNode, element, words);
    }

    // The letters of one line may reach a little into the next.
    const isOn = ({ box, text, layer }: Line, other: Line) => {
      if (other.text === text || other.layer !== layer) return false;
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      return width > 2 && height > Math.min(box.height, other.box.height) / 2;
    };
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, line] of lines.entries()) {
      const end = lines.findIndex(({ box }, at) => at > index && box.top >= line.box.bottom);
      const others = lines.slice(index + 1, end < 0 ? undefined : end);
      for (const other of others.filter((one) => isOn(line, one))) told.add(`${line.said} lies on ${other.said}`);
    }
    return [...told].slice(0, 6);
  });
}
