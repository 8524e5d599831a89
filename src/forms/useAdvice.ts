import { useCallback, useRef, useState } from 'react';
import type { Issue } from '#machines/subject/issues/issue.ts';
import { advisoryByName, type IssuesByName } from './checkForm.ts';
import { movedName, type MovedRow } from './rows/movedName.ts';

type Advice = {
  /** Warnings and underwriting notes of the fields that the reporter has left or corrected. */
  advice: IssuesByName;
  /** From now on this field shows its advice. */
  visit: (name: string) => void;
  visitAll: () => void;
  isVisited: (name: string) => boolean;
  /** The rows of a list have moved: their advice goes with them. */
  rearrange: (list: string, to: MovedRow) => void;
  /** Updates the advice by the issues that were found. */
  refresh: (found: readonly Issue[]) => void;
  forget: () => void;
};

/**
 * The advice of a form, warnings and notes that do not block, and when to show it.
 * It is kept beside Conform's errors, because there it would block, and a warning must be seen before Continue, not because of
 * it.
 */
export function useAdvice(): Advice {
  const [advice, setAdvice] = useState<IssuesByName>({});
  const visited = useRef(new Set<string>());
  const all = useRef(false);
  const isVisited = useCallback((name: string) => all.current || visited.current.has(name), []);
  return {
    advice,
    isVisited,
    visit: (name) => void visited.current.add(name),
    visitAll: () => void (all.current = true),
    rearrange(list, to) {
      const place = (name: string) => movedName(name, list, to) ?? [];
      visited.current = new Set([...visited.current].flatMap(place));
      setAdvice((before) =>
        advisoryByName(
          Object.values(before).flatMap((issues) =>
            issues.flatMap((issue) => [place(issue.name)].flat().map((name) => ({ ...issue, name }))),
          ),
        ),
      );
    },
    refresh(found) {
      const next = advisoryByName(found.filter(({ name }) => isVisited(name)));
      setAdvice((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    },
    forget() {
      visited.current.clear();
      all.current = false;
      setAdvice({});
    },
  };
}
