/**
 * Evaluates the part of DynamoDB's expression language that the service uses, on items of the document client. Throws for
 * anything else, so that a new expression can't be misread.
 */
export type Item = Record<string, unknown>;
type Names = Record<string, string>;
type Values = Record<string, unknown>;
type Scope = { names: Names; values: Values };

/** The parts of a command's input that give its expressions their meaning. */
export type Expressions = {
  ExpressionAttributeNames?: Names | undefined;
  ExpressionAttributeValues?: Values | undefined;
};

const scopeOf = ({ ExpressionAttributeNames = {}, ExpressionAttributeValues = {} }: Expressions): Scope => ({
  names: ExpressionAttributeNames,
  values: ExpressionAttributeValues,
});

type Operand = (item: Item, scope: Scope) => unknown;
type Condition = (item: Item, scope: Scope) => boolean;

const TOKEN = /\s*(<=|>=|<>|[#:]?[A-Za-z_]\w*(?:\.[#]?\w+)*|[=<>(),+-])/y;

/** Reads the tokens of an expression one after the other. */
class Tokens {
  private readonly tokens: string[] = [];
  private at = 0;

  readonly text: string;

  constructor(text: string) {
    this.text = text;
    TOKEN.lastIndex = 0;
    for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) this.tokens.push(match[1] ?? '');
    if (this.tokens.join('') !== text.replaceAll(/\s/g, '')) throw new Error(`Unknown expression: ${text}`);
  }

  get next(): string | undefined {
    return this.tokens[this.at];
  }

  /** Takes the next token if it is one of the given ones. */
  take(...expected: string[]): string | undefined {
    const { next } = this;
    if (next === undefined || (expected.length > 0 && !expected.includes(next))) return undefined;
    this.at += 1;
    return next;
  }

  need(...expected: string[]): string {
    const taken = this.take(...expected);
    if (taken === undefined) throw new Error(`Unknown expression: ${this.text}`);
    return taken;
  }
}

function lookUp(path: string, item: Item, names: Names): unknown {
  let value: unknown = item;
  for (const part of path.split('.')) {
    const name = part.startsWith('#') ? names[part] : part;
    if (name === undefined) throw new Error(`Unknown name ${part}`);
    value = (value as Item | undefined)?.[name];
  }
  return value;
}

const nameOf = (path: string, { names }: Scope): string => {
  if (path.includes('.')) throw new Error(`Cannot write to ${path}`);
  return path.startsWith('#') ? (names[path] ?? '') : path;
};

const sizeOf = (value: unknown): number | undefined => {
  if (value instanceof Set) return value.size;
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return undefined;
};

function operand(tokens: Tokens): Operand {
  const token = tokens.need();
  if (token === 'size') {
    tokens.need('(');
    const of = operand(tokens);
    tokens.need(')');
    return (item, scope) => sizeOf(of(item, scope));
  }
  if (token === 'if_not_exists') {
    tokens.need('(');
    const path = tokens.need();
    tokens.need(',');
    const other = operand(tokens);
    tokens.need(')');
    return (item, scope) => lookUp(path, item, scope.names) ?? other(item, scope);
  }
  if (token.startsWith(':'))
    return (_, { values }) => {
      if (!(token in values)) throw new Error(`Unknown value ${token}`);
      return values[token];
    };
  return (item, { names }) => lookUp(token, item, names);
}

const isComparable = (a: unknown, b: unknown): a is string | number =>
  typeof a === typeof b && (typeof a === 'string' || typeof a === 'number');

const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

const comparisons: Record<string, (a: unknown, b: unknown) => boolean> = {
  // A missing attribute equals nothing.
  '=': (a, b) => a !== undefined && same(a, b),
  '<': (a, b) => isComparable(a, b) && a < (b as typeof a),
  '<=': (a, b) => isComparable(a, b) && a <= (b as typeof a),
  '>': (a, b) => isComparable(a, b) && a > (b as typeof a),
  '>=': (a, b) => isComparable(a, b) && a >= (b as typeof a),
};

const functions: Record<string, (a: unknown, b: unknown) => boolean> = {
  attribute_exists: (a) => a !== undefined,
  attribute_not_exists: (a) => a === undefined,
  begins_with: (a, b) => typeof a === 'string' && a.startsWith(String(b)),
  contains: (a, b) => (a instanceof Set ? a.has(b) : typeof a === 'string' && a.includes(String(b))),
};

function term(tokens: Tokens): Condition {
  if (tokens.take('(')) {
    const inner = anyOf(tokens);
    tokens.need(')');
    return inner;
  }
  const call = functions[tokens.next ?? ''];
  if (call) {
    tokens.need();
    tokens.need('(');
    const first = operand(tokens);
    const second = tokens.take(',') ? operand(tokens) : () => undefined;
    tokens.need(')');
    return (item, scope) => call(first(item, scope), second(item, scope));
  }
  const left = operand(tokens);
  if (tokens.take('BETWEEN')) {
    const low = operand(tokens);
    tokens.need('AND');
    const high = operand(tokens);
    return (item, scope) => {
      const value = left(item, scope);
      const isAbove = comparisons['>=']?.(value, low(item, scope));
      return isAbove === true && comparisons['<=']?.(value, high(item, scope)) === true;
    };
  }
  const compare = comparisons[tokens.need('=', '<', '<=', '>', '>=')];
  const right = operand(tokens);
  return (item, scope) => compare?.(left(item, scope), right(item, scope)) === true;
}

function allOf(tokens: Tokens): Condition {
  const terms = [term(tokens)];
  while (tokens.take('AND')) terms.push(term(tokens));
  return (item, scope) => terms.every((one) => one(item, scope));
}

function anyOf(tokens: Tokens): Condition {
  const terms = [allOf(tokens)];
  while (tokens.take('OR')) terms.push(allOf(tokens));
  return (item, scope) => terms.some((one) => one(item, scope));
}

type Change = (before: Item, after: Item, scope: Scope) => void;

function assignment(tokens: Tokens): Change {
  const path = tokens.need();
  tokens.need('=');
  const first = operand(tokens);
  const sign = tokens.take('+', '-');
  const second = sign ? operand(tokens) : undefined;
  return (before, after, scope) => {
    const value = first(before, scope);
    const isSum = second !== undefined;
    if (isSum && typeof value !== 'number') throw new Error(`${path} is no number`);
    const added = Number(second?.(before, scope) ?? 0) * (sign === '-' ? -1 : 1);
    after[nameOf(path, scope)] = isSum ? Number(value) + added : value;
  };
}

function addition(tokens: Tokens): Change {
  const [path, value] = [tokens.need(), operand(tokens)];
  return (before, after, scope) => {
    const [name, added] = [nameOf(path, scope), value(before, scope)];
    const former = before[name];
    after[name] =
      added instanceof Set
        ? new Set([...((former as Set<unknown>) ?? []), ...added])
        : Number(former ?? 0) + Number(added);
  };
}

function subtraction(tokens: Tokens): Change {
  const [path, value] = [tokens.need(), operand(tokens)];
  return (before, after, scope) => {
    const name = nameOf(path, scope);
    const removed = value(before, scope) as Set<unknown>;
    const left = [...((before[name] as Set<unknown>) ?? [])].filter((one) => !removed.has(one));
    // DynamoDB has no empty sets.
    if (left.length > 0) after[name] = new Set(left);
    else delete after[name];
  };
}

function removal(tokens: Tokens): Change {
  const path = tokens.need();
  return (_, after, scope) => void delete after[nameOf(path, scope)];
}

const clauses: Record<string, (tokens: Tokens) => Change> = {
  SET: assignment,
  ADD: addition,
  DELETE: subtraction,
  REMOVE: removal,
};

function changes(tokens: Tokens): Change[] {
  const all: Change[] = [];
  while (tokens.next !== undefined) {
    const clause = clauses[tokens.need()];
    if (!clause) throw new Error(`Unknown expression: ${tokens.text}`);
    do all.push(clause(tokens));
    while (tokens.take(','));
  }
  return all;
}

function cached<Parsed>(parse: (tokens: Tokens) => Parsed): (text: string) => Parsed {
  const known = new Map<string, Parsed>();
  return (text) => {
    let parsed = known.get(text);
    if (parsed === undefined) {
      const tokens = new Tokens(text);
      parsed = parse(tokens);
      if (tokens.next !== undefined) throw new Error(`Unknown expression: ${text}`);
      known.set(text, parsed);
    }
    return parsed;
  };
}

const parseCondition = cached(anyOf);
const parseUpdate = cached(changes);

/** Whether an item, or undefined for a missing one, meets a condition; a missing condition is always met. */
export const meets = (item: Item | undefined, condition: string | undefined, input: Expressions): boolean =>
  condition === undefined || parseCondition(condition)(item ?? {}, scopeOf(input));

/** Returns a copy of an item, changed by an update expression. */
export function updated(item: Item, update: string | undefined, input: Expressions): Item {
  const after = { ...item };
  if (update !== undefined) for (const change of parseUpdate(update)) change(item, after, scopeOf(input));
  for (const [name, value] of Object.entries(after)) if (value === undefined) delete after[name];
  return after;
}
