import { valueAt } from '#machines/subject/valueAt.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { evaluate } from '#machines/subject/rule.ts';
import type { Leaf, Rule } from '#machines/subject/rule.ts';
import { ahead, type Deciding } from './deciding.ts';

/**
 * What tells two claims on one page apart: the result of every rule still read there or later, and which rows of lists with pages
 * of their own are filled in. Claims that agree in these go the same way from there, whatever their values.
 */
export const projectionOf = (flow: AnyFlow, { rulesOn }: Deciding) => {
  const written = new Map<string, Leaf>();
  const leaves = ahead(flow, (page) => rulesOn(page).flatMap(leavesOf).map(known));
  const lists = ahead(flow, ({ rows }) => (rows ? [rows.list] : []));
  return (code: string, claim: object): string => {
    const read = flow.subject.factsIn(claim);
    const said = (leaves.get(code) ?? []).map((leaf) => (evaluate(leaf, read).ok ? '1' : '0'));
    const rows = (lists.get(code) ?? []).flatMap((list): unknown[] => [valueAt(claim, list) ?? []].flat());
    return [said.join(''), ...rows.map(isBlank)].join(' ');
  };

  /** The same leaf counts once, wherever it is written. */
  function known(leaf: Leaf): Leaf {
    const key = JSON.stringify(leaf);
    const one = written.get(key) ?? leaf;
    written.set(key, one);
    return one;
  }
};

/** A row without answers blocks the way. */
const isBlank = (row: unknown): boolean => Object.keys(Object(row)).length === 0;

const leavesOf = (rule: Rule): readonly Leaf[] => {
  if ('all' in rule) return rule.all.flatMap(leavesOf);
  if ('any' in rule) return rule.any.flatMap(leavesOf);
  return 'not' in rule ? leavesOf(rule.not) : [rule];
};
