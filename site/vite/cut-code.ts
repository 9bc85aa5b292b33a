import { type ESTree, parseSync, Visitor } from 'vite';

/** What is left out of a library's file, or said otherwise. All of it must be there. */
export type Cuts = {
  /** Functions, with the body that they have instead. */
  bodies?: Readonly<Record<string, string>>;
  /** Variables that would never have another value, with that value. */
  constants?: Readonly<Record<string, string>>;
  /** Variables that begin with another value. */
  values?: Readonly<Record<string, string>>;
  /** Numbers that no `tag` has: neither cases of a switch nor comparisons look for them. */
  tags?: readonly number[];
  /** Properties of the objects that have `among`. */
  methods?: { among: string; names: readonly string[] };
  /** Statements of the file by how they begin. */
  statements?: readonly string[];
  /** Expressions that are false. */
  never?: readonly RegExp[];
  texts?: readonly (readonly [from: string, to: string])[];
};

type Edit = { start: number; end: number; to: string };
type Span = { start: number; end: number };

/** A library's code without what is never reached; the minifier leaves out what only that would have led to. */
export function cutCode(file: string, code: string, { texts = [], ...cuts }: Cuts): string {
  const whole = texts.reduce((left, [from, to]) => {
    if (!left.includes(from)) throw missing(file, from);
    return left.replaceAll(from, () => to);
  }, code);
  const { program } = parseSync(file, whole);
  const edits: Edit[] = [];
  const bodies = new Map(Object.entries(cuts.bodies ?? {}));
  const values = new Map(Object.entries(cuts.values ?? {}));
  const constants = new Map(Object.entries(cuts.constants ?? {}));
  const { names: methods = [], among = '' } = cuts.methods ?? {};
  const never = (cuts.never ?? []).map(String);
  const left = new Set([...bodies.keys(), ...values.keys(), ...constants.keys(), ...methods, ...never]);
  const edit = ({ start, end }: Span, to = '') => void edits.push({ start, end, to });
  const says = (node: Span) => whole.slice(node.start, node.end);
  const isTag = (node: ESTree.Node) => /(^|\.)tag$/.test(says(node));
  const isGone = (node: ESTree.Node | null) => node?.type === 'Literal' && cuts.tags?.includes(Number(node.value));
  /** Names that are no variables. */
  const names = new Set<number>();
  /** Where the bodies of the functions begin that one is in. */
  const within: number[] = [];
  const enter = ({ body }: { body: Span | null }) => void within.push(body?.start ?? 0);
  const leave = () => void within.pop();
  const variables: { name: string; at: number; body: number }[] = [];
  const goneCases: Span[] = [];

  for (const begin of cuts.statements ?? []) {
    const found = program.body.filter((one) => whole.startsWith(begin, one.start));
    if (found.length === 0) throw missing(file, begin);
    for (const one of found) edit(one);
  }
  new Visitor({
    FunctionDeclaration(one) {
      enter(one);
      const { id, body } = one;
      const to = bodies.get(id?.name ?? '');
      if (!id || !body || to === undefined) return;
      edit(body, to);
      left.delete(id.name);
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    VariableDeclarator({ id, init }) {
      names.add(id.start);
      if (id.type !== 'Identifier') return;
      const value = values.get(id.name);
      if (init && value !== undefined) edit(init, value);
      left.delete(id.name);
      variables.push({ name: id.name, at: id.start, body: within.at(-1) ?? 0 });
    },
    MemberExpression({ computed, property }) {
      if (!computed) names.add(property.start);
    },
    Property({ computed, key }) {
      if (!computed) names.add(key.start);
    },
    AssignmentExpression({ start, left: { type, start: name, end }, right }) {
      if (type !== 'Identifier' || !constants.has(whole.slice(name, end))) return;
      names.add(name);
      edit({ start, end: right.start });
    },
    Identifier({ name, ...span }) {
      const value = constants.get(name);
      if (value !== undefined && !names.has(span.start)) edit(span, value);
    },
    BinaryExpression(node) {
      const { operator, left: one, right: other } = node;
      const is = cuts.never?.find((what) => what.test(says(node)));
      if (is) {
        left.delete(String(is));
        return edit(node, 'false');
      }
      if ((isGone(one) && isTag(other)) || (isGone(other) && isTag(one))) edit(node, String(operator === '!=='));
    },
    SwitchStatement({ discriminant, cases }) {
      if (isTag(discriminant)) goneCases.push(...casesWithout(cases, ({ test }) => isGone(test) === true));
    },
    ObjectExpression({ properties }) {
      const keys = properties.map((one) => (one.type === 'Property' ? says(one.key) : ''));
      if (keys.includes(among))
        properties.forEach((one, at) => {
          const [name = '', next] = [keys[at], properties[at + 1]];
          if (!next || !methods.includes(name)) return;
          edit({ start: one.start, end: next.start });
          left.delete(name);
        });
    },
  }).visit(program);
  for (const one of goneCases) {
    edit(one);
    // The function's other cases may use them.
    for (const { name, at, body } of variables)
      if (one.start < at && at < one.end) edit({ start: body + 1, end: body + 1 }, `var ${name};`);
  }
  if (left.size > 0) throw missing(file, [...left].join(', '));
  return withEdits(whole, edits);
}

const missing = (file: string, what: string) => new Error(`${file} does not say "${what}" any more.`);

/** What goes of a switch with cases that never come: only the word, where another case runs on into its statements. */
function casesWithout(cases: readonly ESTree.SwitchCase[], isGone: (one: ESTree.SwitchCase) => boolean): Span[] {
  let runsOn = false;
  return cases.flatMap((one) => {
    const [first] = one.consequent;
    const gone = isGone(one);
    const isWhole = gone && !runsOn;
    if (first && !isWhole) runsOn = !ends(one.consequent);
    else if (!gone) runsOn = true;
    return gone ? [{ start: one.start, end: first && !isWhole ? first.start : one.end }] : [];
  });
}

function ends(statements: readonly ESTree.Node[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return ends(last.body);
  return last !== undefined && /^(Break|Return|Throw|Continue)Statement$/.test(last.type);
}

/** An edit within another's span goes with it. */
function withEdits(code: string, edits: Edit[]): string {
  let done = 0;
  let written = '';
  for (const { start, end, to } of edits.sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (start < done) continue;
    written += code.slice(done, start) + to;
    done = end;
  }
  return written + code.slice(done);
}
