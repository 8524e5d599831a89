import { useRef } from 'react';
import { useThrottle } from './useThrottle.ts';

/** Section 5: form validation is throttled at 100 ms. */
const interval = 100;

type Revalidation = {
  /** These fields are validated at the end of the interval. */
  add: (names: readonly string[]) => void;
  /** Only the advice is read anew then. */
  adviseSoon: () => void;
  /** Everything is being validated anyhow. */
  forget: () => void;
};

/**
 * Gathers the fields to validate while the reporter corrects, and validates them together.
 *
 * @param validate validates fields by name, none at times, and reads the advice anew
 * @returns how to ask for it
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
