import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { ModelPath } from './modelPaths.ts';

/** Takes a flow; gives its transitions from page to page, each as `reporter -> vehicle`. */
export const transitionsOf = (flow: Flow): readonly string[] =>
  flow.pages.flatMap(({ code, next }) => next.map((later) => `${code} -> ${later}`));

/** Takes a way; gives the transitions it walks. */
export const walkedBy = ({ pages }: ModelPath): readonly string[] =>
  pages.slice(1).map((code, index) => `${pages[index]} -> ${code}`);

/** Takes transitions and ways; gives a few of the ways that walk as many of the transitions as all of them do: the best first. */
export const greedyCover = (
  transitions: readonly string[],
  paths: readonly ModelPath[],
): readonly ModelPath[] => {
  const left = new Set(transitions);
  const gain = (path: ModelPath) => new Set(walkedBy(path).filter((transition) => left.has(transition))).size;
  const chosen: ModelPath[] = [];
  for (;;) {
    const best = paths.reduce<ModelPath | undefined>(
      (one, other) => (one && gain(one) >= gain(other) ? one : other),
      undefined,
    );
    if (!best || gain(best) === 0) return chosen;
    chosen.push(best);
    for (const transition of walkedBy(best)) left.delete(transition);
  }
};
