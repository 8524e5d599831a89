import type { AnyFlow } from '#machines/flow/flow.ts';
import { textChanges } from '#src/inspect/texts/textChanges.ts';
import { snapshotDiff, type SnapshotDiff } from './snapshotDiff.ts';

/**
 * A state of a flow in one text, so that it can be approved, kept and compared: its description, then what it says in every language.
 *
 * @param description as `snapshotText` writes it
 * @param texts as `textSnapshot` writes them
 */
export const stateText = (description: string, texts: string): string => description + texts;

/** How two states of a flow differ; in what they say only where both have their texts, which a description alone has not. */
export const stateDiff = (before: string, after: string, flow: AnyFlow): SnapshotDiff => {
  const [was, is] = [partsOf(before, flow), partsOf(after, flow)];
  const diff = snapshotDiff(was.description, is.description, flow.steps);
  if (was.texts === undefined || is.texts === undefined) return diff;
  return { ...diff, texts: textChanges(was.texts, is.texts, diff.pages.removed) };
};

const partsOf = (state: string, { code }: AnyFlow) => {
  const at = state.indexOf(`\n${code} says\n`);
  return at === -1
    ? { description: state, texts: undefined }
    : { description: state.slice(0, at), texts: state.slice(at + 1) };
};

/** All that a comparison is made of, in whichever language it is read and whenever: what its hash is taken of. */
export const comparisonText = (
  { code }: Pick<AnyFlow, 'code'>,
  { was, is }: Readonly<Record<'was' | 'is', { readonly text: string }>>,
): string => JSON.stringify([code, was.text, is.text]);
