import { useEffect, useRef, useState, type RefObject } from 'react';

/** A field that stands behind a line until the reporter wants it. */
interface Wanted {
  readonly isWanted: boolean;
  /** The reporter asks for it. */
  readonly want: () => void;
  /** The frame of the field, whose first control takes the focus then: the answer chosen, if there is one. */
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** Whether the reporter wants a field that is out of sight at first; once it is wanted, it has the focus. */
export function useWanted(): Wanted {
  const [isWanted, setIsWanted] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) firstOf(frame.current, [answers, inputs, 'button'])?.focus();
  }, [isWanted]);
  return { isWanted, want: () => setIsWanted(true), frame };
}

// A tile that submits keeps its answer out of sight, and is current itself.
const answers = 'input:checked:not([hidden]), [aria-current="true"]';
const inputs = 'input:not([hidden]), textarea, select';

const firstOf = (field: HTMLElement | null, wanted: readonly string[]) =>
  wanted.map((selector) => field?.querySelector<HTMLElement>(selector)).find((found) => found);
