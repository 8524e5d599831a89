import type { ReactNode } from 'react';
import type { CodelistEntry } from '#src/codelists/useCodelist.ts';
import line from '#src/fields/TextField.module.css';

/** What both boxes of a ComboField take. */
export type ComboProps = {
  id: string;
  text: string;
  /** The code of the picked value. */
  picked: string | undefined;
  /** The values that match what is typed. */
  entries: readonly CodelistEntry[];
  /** A name that the list lacks is an answer, too. */
  isFree: boolean;
  /** What is said where nothing matches, in other words than usual. */
  nothing?: string;
  isLoading: boolean;
  isDisabled: boolean;
  isRequired: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  onType: (text: string) => void;
  onPick: (entry: CodelistEntry) => void;
  onFocus: () => void;
  onLeave: () => void;
};

/** A box with the browser's own suggestions: a value is picked by writing its name. */
export function PlainCombo({
  id,
  text,
  entries,
  isDisabled,
  isRequired,
  isInvalid,
  describedBy,
  onType,
  onFocus,
  onLeave,
}: ComboProps): ReactNode {
  return (
    <>
      <input
        id={id}
        className={line['input']}
        list={`${id}-list`}
        value={text}
        autoComplete="off"
        disabled={isDisabled}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onType(event.target.value)}
        onFocus={onFocus}
        onBlur={onLeave}
      />
      <datalist id={`${id}-list`}>
        {entries.map(({ code, name }) => (
          <option key={code} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
