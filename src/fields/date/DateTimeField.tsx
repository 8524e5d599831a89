import { memo, type ReactNode } from 'react';
import { joinMoment, momentFault, momentParts } from '#machines/claim/checks/moment.ts';
import { useHiddenValue } from '#src/forms/useHiddenValue.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import { DateBox } from './DateBox.tsx';
import { describedBy } from '#src/fields/describedBy.ts';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import { TimeBox } from './TimeBox.tsx';
import { useBoundField, type BoundField } from '#src/fields/useBoundField.ts';
import styles from './DateTimeField.module.css';

type Limits = {
  /** The last day that may be picked in the calendar, ISO. */
  max?: string | undefined;
};

/**
 * A day and a time of day, each typed the way people type it (`2.11.2026` and `8:05`, `805`, `8.05`) and kept as one local ISO
 * moment. Anything else is kept as it was typed and fails its check.
 */
export const DateTimeField = memo(function DateTimeField({ max, ...props }: GroupProps & Limits): ReactNode {
  return <DateTimeInput {...useBoundField(props)} max={max} />;
});

function DateTimeInput({ max, ...field }: BoundField & Limits) {
  const { id, isOptional, error } = field;
  const { t } = useTexts('common');
  const { value, change, leave, carrier } = useHiddenValue(field.name, field.defaultValue);
  const { date, time } = momentParts(value);

  const isTimeWrong = error !== undefined && (momentFault(value)?.startsWith('time') ?? false);
  const isDateWrong = error !== undefined && !isTimeWrong;
  // The error summary leads to the part that is wrong.
  const [dateId, timeId] = isTimeWrong ? [`${id}-day`, id] : [id, `${id}-time`];
  return (
    <GroupFrame {...field} words={field}>
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
          <TimeBox
            id={timeId}
            value={time}
            onChange={(typed) => change(joinMoment({ date, time: typed }))}
            onLeave={leave}
            isDisabled={field.isDisabled}
            isRequired={!isOptional}
            isInvalid={isTimeWrong}
            describedBy={isTimeWrong ? describedBy(id, { error }) : undefined}
          />
        </div>
      </div>
    </GroupFrame>
  );
}
