import { memo, useState, type ReactNode } from 'react';
import { joinMoment, momentFault, momentParts, readTime } from '../../machines/claim/moment.ts';
import { useHiddenValue } from '../forms/useHiddenValue.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { DateBox } from './DateBox.tsx';
import { describedBy } from './describedBy.ts';
import type { GroupProps } from './fieldProps.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { useBoundField, type BoundField } from './useBoundField.ts';
import styles from './DateTimeField.module.css';
import line from './TextField.module.css';

type Limits = {
  /** The last day that may be picked in the calendar, ISO. */
  max?: string | undefined;
};

/**
 * A day and a time of day, each typed the way people type it (`2.11.2026` and `8:05`, `805`, `8.05`); kept as one local
 * ISO moment. What is none is kept as it was typed and checked so.
 */
export const DateTimeField = memo(function DateTimeField({ max, ...props }: GroupProps & Limits): ReactNode {
  return <DateTimeInput {...useBoundField(props)} max={max} />;
});

function DateTimeInput({ max, ...field }: BoundField & Limits) {
  const { id, name, isOptional, error, note } = field;
  const { t } = useTexts('common');
  const { value, change, leave, carrier } = useHiddenValue(name, field.defaultValue);
  const { date, time } = momentParts(value);
  // While the reporter types, the letters stand as typed; afterwards as HH:MM.
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && (readTime(typed) ?? typed) === time;

  const isTimeWrong = error !== undefined && (momentFault(value)?.startsWith('time') ?? false);
  const isDateWrong = error !== undefined && !isTimeWrong;
  // The error summary leads to the part that is wrong.
  const [dateId, timeId] = isTimeWrong ? [`${id}-day`, id] : [id, `${id}-time`];
  return (
    <GroupFrame id={id} name={name} words={field} isOptional={isOptional} error={error} note={note}>
      {carrier}
      <div className={styles['parts']}>
        <div>
          <label className={styles['label']} htmlFor={dateId}>
            {t('date.day')}
          </label>
          <DateBox
            id={dateId}
            label={field.label}
            value={date}
            onChange={(day) => change(joinMoment({ date: day, time }))}
            onLeave={leave}
            max={max}
            isDisabled={field.isDisabled}
            isRequired={!isOptional}
            isInvalid={isDateWrong}
            describedBy={isDateWrong ? describedBy(id, { error }) : undefined}
          />
        </div>
        <div>
          <label className={styles['label']} htmlFor={timeId}>
            {t('date.time')}
          </label>
          <input
            id={timeId}
            className={`${line['input']} ${styles['time']}`}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t('date.timePlaceholder')}
            value={isTyping ? typed : time}
            onChange={(event) => {
              setTyped(event.target.value);
              change(joinMoment({ date, time: event.target.value }));
            }}
            onBlur={() => {
              setTyped(undefined);
              leave();
            }}
            disabled={field.isDisabled}
            aria-required={isOptional ? undefined : true}
            aria-invalid={isTimeWrong ? true : undefined}
            aria-describedby={isTimeWrong ? describedBy(id, { error }) : undefined}
          />
        </div>
      </div>
    </GroupFrame>
  );
}
