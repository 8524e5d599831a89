import { useRef } from 'react';
import { useThrottle } from './useThrottle.ts';

/** Form validation is throttled at 100 ms. Source: specification section 5. */
const interval = 100;

type Revalidation = {
  /** These fields are validated at the end of the interval. */
  add: (names: readonly string[]) => void;
  /** Only the advice is updated then. */
  adviseSoon: () => void;
  /** Everything is being validated anyway. */
  forget: () => void;
};

/**
 * Collects the fields to validate while the reporter corrects, and validates them together by name, at times none; `validate`
 * also updates the advice.
 */
export function useRevalidation(validate: (names: string[]) => void): Revalidation {
  const due = useRef(new Set<string>());
  const { soon, stop } = useThrottle(() => {
    const names = [...due.current];
    due.current.clear();
    validate(names);
  }, interval);
  return {
    add(names) {
      for (const name of names) due.current.add(name);
      if (due.current.size > 0) soon();
    },
    adviseSoon: soon,
    forget() {
      due.current.clear();
      stop();
    },
  };
}
