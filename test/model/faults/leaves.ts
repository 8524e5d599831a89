import type { AnyStateNode } from 'xstate';

/** The innermost states of a machine or one of its states, by their paths; those that are left at once are no place to be. */
export const leavesOf = (node: AnyStateNode): readonly string[] => {
  const below = Object.values(node.states);
  if (below.length > 0) return below.flatMap(leavesOf);
  return isPassedThrough(node) ? [] : [node.path.join('.')];
};

/** The innermost states in the value of a snapshot, by their paths. */
export const leavesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, below]) => leavesIn(below).map((leaf) => `${name}.${leaf}`))
    : [String(value)];

const isPassedThrough = ({ type, always = [] }: AnyStateNode): boolean =>
  type === 'history' || always.some(({ guard }) => guard === undefined);
