import { lazy, memo, Suspense, useRef, useState, type ReactNode } from 'react';
import { readDate } from '../../machines/claim/date.ts';
import { useHiddenValue } from '../forms/useHiddenValue.tsx';
import { formatDate } from '../i18n/formatDate.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Icon } from '../layout/Icon.tsx';
import type { CalendarPopup as Popup } from './CalendarPopup.tsx';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useBoundField, type BoundField } from './useBoundField.ts';
import styles from './DateField.module.css';
import line from './TextField.module.css';

type Limits = {
  /** The last day that may be picked in the calendar, ISO. */
  max?: string;
  /** Birth dates: typing is quicker than leafing through decades. */
  hasCalendar?: boolean;
  autoComplete?: string;
};

// Without the calendar a day can still be typed.
const Nothing: typeof Popup = () => null;
const loadCalendar = () => import('./CalendarPopup.tsx').catch(() => ({ CalendarPopup: Nothing }));
const CalendarPopup = lazy(async () => ({ default: (await loadCalendar()).CalendarPopup }));

/**
 * A day, typed the way people type it (`1.2.2024`, `01022024`, `1. 2. 2024`) or picked; kept as an ISO date.
 * What is no date is kept as it was typed and checked so.
 */
export const DateField = memo(function DateField({
  max,
  hasCalendar,
  autoComplete,
  ...props
}: FieldProps & Limits): ReactNode {
  return <DateInput {...useBoundField(props)} {...{ max, hasCalendar, autoComplete }} />;
});

type Leaf = BoundField & { [Key in keyof Limits]: Limits[Key] | undefined };

function DateInput({ max, hasCalendar = true, autoComplete, ...field }: Leaf) {
  const { id, isOptional, error, note } = field;
  const { t } = useTexts('common');
  const { value, change, leave, carrier } = useHiddenValue(field.name, field.defaultValue);
  // While the reporter types, the letters stand as typed; afterwards as DD.MM.YYYY.
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && (readDate(typed) ?? typed) === value;
  const box = useRef<HTMLDivElement>(null);
  const [calendar, setCalendar] = useState<'never' | 'open' | 'closed'>('never');

  const type = (text: string) => {
    setTyped(text);
    change(readDate(text) ?? text);
  };
  const pick = (iso: string) => {
    setTyped(undefined);
    change(iso);
    leave();
  };
  return (
    <FieldFrame id={id} words={field} isOptional={isOptional} error={error} note={note}>
      {carrier}
      <div ref={box} className={styles['line']}>
        <input
          id={id}
          className={`${line['input']} ${styles['date']}`}
          inputMode={hasCalendar ? 'text' : 'decimal'}
          autoComplete={autoComplete ?? 'off'}
          placeholder={t('date.placeholder')}
          value={isTyping ? typed : formatDate(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setTyped(undefined);
            leave();
          }}
          disabled={field.isDisabled}
          aria-required={isOptional ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field)}
        />
        {hasCalendar ? (
          <button
            type="button"
            className={styles['button']}
            disabled={field.isDisabled}
            aria-label={`${t('date.openCalendar')}: ${field.label}`}
            onPointerEnter={() => void loadCalendar()}
            onClick={() => setCalendar('open')}
          >
            <Icon name="calendar" size={22} />
          </button>
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
    </FieldFrame>
  );
}
