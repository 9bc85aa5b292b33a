import { parseSync } from 'oxc-parser';

export type VisibleLiteral = { line: number; words: string };

/** Of elements and components, and of the objects that are handed to them: what somebody sees or hears. */
const visibleNames =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|\w*Label|text|\w*Text|hint|note|lead|heading|headline|kicker|caption|description|message|empty|question|answer|confirm|unit|more|done|failed|words|tooltip|action|cancel|previous|next)$/;

/** Of the syntax tree, with what visiting it has added. */
export type Node = {
  type: string;
  start: number;
  end: number;
  parent?: Node;
  parentType?: string;
  [key: string]: unknown;
};

const isVisible = (name: unknown): boolean => typeof name === 'string' && visibleNames.test(name);
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));
/** A key, a class, an address or a type: nothing that somebody reads. */
const isCode = (text: string): boolean => /^[\w./:#@?=&-]*$/.test(text) && !/^[A-Z][a-z]+$/.test(text);

/**
 * What a module shows in words of its own: text in JSX, visible attributes and properties, templates and choices in
 * them, what problems and checks say, what an answer says was done, and what is said of what somebody did.
 */
export function visibleLiterals(file: string, code: string): VisibleLiteral[] {
  const { program } = parseSync(file, code);
  return literalNodes(program as unknown as Node).flatMap(({ node, words }) => {
    const line = code.slice(0, node.start).split('\n').length;
    return words.map((one) => ({ line, words: one.trim().replace(/\s+/g, ' ') }));
  });
}

type LiteralNode = {
  node: Node;
  words: string[];
  /** Whether a function reads it; else it is read once, when its module is loaded. */
  isRead: boolean;
};

export function literalNodes(program: Node): LiteralNode[] {
  const found: LiteralNode[] = [];
  const shown = (value: unknown): void => {
    for (const { node, words } of literalsIn(value as Node)) {
      const own = words.filter((one) => hasWords(one) && !isCode(one));
      if (own.length > 0) found.push({ node, words: own, isRead: isInFunction(node) });
    }
  };
  const looks: Record<string, (node: Node) => void> = {
    JSXText(node) {
      if (hasWords(String(node.value))) found.push({ node, words: [String(node.value)], isRead: isInFunction(node) });
    },
    JSXExpressionContainer(node) {
      if (node.parentType !== 'JSXAttribute') shown(node.expression);
    },
    JSXAttribute({ name, value }) {
      if (isVisible((name as Node).name)) shown(value);
    },
    Property({ key, value, parent }) {
      const name = nameOfKey(key as Node);
      if (isVisible(name) && !(name === 'action' && isLogged(parent))) shown(value);
    },
    AssignmentPattern({ left, right }) {
      if (isVisible((left as Node).name)) shown(right);
    },
    NewExpression({ callee, arguments: given }) {
      if (/(Problem|Fault|Refusal)$/.test(String((callee as Node).name))) for (const one of given as Node[]) shown(one);
    },
    CallExpression({ callee, arguments: given }) {
      if (/^(toast|say)$/.test(String((callee as Node).name))) shown((given as Node[])[0] ?? null);
      if (/^present(Message|Saved)$/.test(String((callee as Node).name))) for (const one of given as Node[]) shown(one);
    },
  };
  nameParents(program);
  visit(program, (node) => looks[node.type]?.(node));
  return found;
}

const nameOfKey = ({ type, name, value }: Node): unknown => (type === 'Identifier' ? name : value);

/** What staff did, as the log keeps it: in English, whoever reads it. */
const isLogged = (entry: Node | undefined): boolean =>
  ((entry?.properties ?? []) as Node[]).some(({ key }) => key !== undefined && nameOfKey(key as Node) === 'detail');

const isInFunction = ({ parent }: Node): boolean =>
  parent !== undefined && (/Function/.test(parent.type) || isInFunction(parent));

/** The strings that a value can be: its own, those of a template, of a choice, of what is joined. */
function literalsIn(node: Node | null): { node: Node; words: string[] }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, words: [node.value] }] : [];
    case 'TemplateLiteral':
      return [{ node, words: (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked) }];
    case 'JSXExpressionContainer':
      return literalsIn(node.expression as Node);
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent as Node), ...literalsIn(node.alternate as Node)];
    case 'LogicalExpression':
      return [...literalsIn(node.left as Node), ...literalsIn(node.right as Node)];
    case 'ArrowFunctionExpression':
      return literalsIn(node.body as Node);
    default:
      return [];
  }
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const child of childrenOf(node)) visit(child, look);
}

function nameParents(node: Node): void {
  for (const child of childrenOf(node)) {
    child.parent = node;
    child.parentType = node.type;
    nameParents(child);
  }
}

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) =>
    name === 'parent'
      ? []
      : ([value].flat() as (Node | null)[]).filter((one): one is Node => typeof one?.type === 'string'),
  );
