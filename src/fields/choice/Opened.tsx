import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Opened.module.css';

/** What a choice may open: the code of the choice, and the fields that stand inside it. */
export type OpenedBy = Readonly<Record<string, ReactNode>>;

/**
 * The fields that a choice opens, inside of it. Where the reporter has just made the choice it comes into view with them: on a phone they
 * would open below the screen and nobody would notice. Who uses the keyboard stays where the focus is.
 */
export function Opened({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const choice = place.current?.parentElement;
    if (!focused || !choice?.contains(focused) || place.current?.contains(focused)) return;
    if (focused.matches(':focus-visible')) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    choice.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, []);
  return (
    <div ref={place} className={styles['opened']} data-opened>
      {children}
    </div>
  );
}
