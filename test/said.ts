import { parseSync } from 'vite';
import { isRecord } from '#machines/subject/valueAt.ts';

interface Said {
  /** The types of the events that a machine emits. */
  readonly emitted: ReadonlySet<string>;
  /** All other texts that stand as values: what is sent, raised and listened for is among them. */
  readonly values: ReadonlySet<string>;
}

/** What a file of code says. Types, names of properties and what something is compared with say nothing. */
export const saidIn = (file: string, text: string): Said => {
  const emitted = new Set<string>();
  const values = new Set<string>();
  const visit = (node: unknown, into: Set<string>): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, into);
    if (!isRecord(node) || isSilent(node)) return;
    if (node['type'] === 'Literal' && typeof node['value'] === 'string') into.add(node['value']);
    for (const [name, part] of Object.entries(node))
      if (name !== 'key' || node['computed'] === true) visit(part, isEmit(node) ? emitted : into);
  };
  visit(parseSync(file, text).program, values);
  return { emitted, values };
};

type Node = Readonly<Record<string, unknown>>;

const silent =
  /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)\w+|BinaryExpression|ImportDeclaration)$/;

const isSilent = ({ type }: Node) => typeof type === 'string' && silent.test(type);

const isEmit = ({ type, callee }: Node) =>
  type === 'CallExpression' && isRecord(callee) && callee['name'] === 'emit';
