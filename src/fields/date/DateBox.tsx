import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { writeDate } from '#machines/claim/checks/date.ts';
import { readDay } from '#machines/claim/writing/spokenDay.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import type { CalendarPopup as Popup } from './CalendarPopup.tsx';
import styles from './DateField.module.css';
import line from '#src/fields/TextField.module.css';
import { RecentDays } from './RecentDays.tsx';
import type { TypedBoxProps } from '#src/fields/typedBoxProps.ts';

export type DateLimits = {
  /** The last day that may be picked in the calendar, ISO. */
  max?: string | undefined;
  /** False for birth dates, where typing is quicker than leafing through decades. */
  hasCalendar?: boolean | undefined;
  autoComplete?: string | undefined;
};

type Props = DateLimits &
  TypedBoxProps & {
    /** What the day is for, said by the button of the calendar. */
    label: string;
  };

// Without the calendar a day can still be typed.
const Nothing: typeof Popup = () => null;
const loadCalendar = () => import('./CalendarPopup.tsx').catch(() => ({ CalendarPopup: Nothing }));
const CalendarPopup = lazy(async () => ({ default: (await loadCalendar()).CalendarPopup }));

/** The box a day is typed into, with the calendar it may be picked from. */
export function DateBox({ value, onChange, onLeave, max, hasCalendar = true, ...props }: Props): ReactNode {
  const { t } = useTexts('common');
  // While the reporter types, the letters stand as typed; afterwards as DD.MM.YYYY.
  const [typed, setTyped] = useState<string>();
  // Nobody leaves out the year they were born in; a day that may be to come is not always the last one.
  const yearMeant = max === undefined ? 'nearest' : 'last';
  const read = (text: string) => readDay(text, hasCalendar ? yearMeant : undefined) ?? text;
  const isTyping = typed !== undefined && read(typed) === value;
  const box = useRef<HTMLDivElement>(null);
  const [calendar, setCalendar] = useState<'never' | 'open' | 'closed'>('never');

  const type = (text: string) => {
    setTyped(text);
    onChange(read(text));
  };
  const pick = (iso: string) => {
    setTyped(undefined);
    onChange(iso);
    onLeave();
  };
  return (
    <>
      <div className={styles['box']}>
        <div ref={box} className={styles['line']}>
          <input
            id={props.id}
            className={`${line['input']} ${styles['date']}`}
            inputMode={hasCalendar ? 'text' : 'decimal'}
            autoComplete={props.autoComplete ?? 'off'}
            placeholder={t('date.placeholder')}
            value={isTyping ? typed : writeDate(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              setTyped(undefined);
              onLeave();
            }}
            disabled={props.isDisabled}
            aria-required={props.isRequired ? true : undefined}
            aria-invalid={props.isInvalid ? true : undefined}
            aria-describedby={props.describedBy}
          />
          {hasCalendar ? (
            <button
              type="button"
              className={styles['button']}
              disabled={props.isDisabled}
              aria-label={`${t('date.openCalendar')}: ${props.label}`}
              onPointerEnter={() => void loadCalendar()}
              onClick={() => setCalendar('open')}
            >
              <Icon name="calendar" size={22} />
            </button>
          ) : null}
        </div>
        {hasCalendar && max !== undefined ? (
          <RecentDays label={props.label} value={value} isDisabled={props.isDisabled} onPick={pick} />
        ) : null}
      </div>
      {calendar === 'never' ? null : (
        <Suspense fallback={null}>
          <CalendarPopup
            isOpen={calendar === 'open'}
            onClose={() => setCalendar('closed')}
            value={value}
            max={max}
            onPick={pick}
            anchor={box}
          />
        </Suspense>
      )}
    </>
  );
}
