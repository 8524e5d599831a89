import { localeOf } from '#machines/claim/writing/localeOf.ts';
import { parseDate, type CalendarDate } from '@internationalized/date';
import type { ReactNode, RefObject } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { quietPress } from '#src/fields/choice/quietPress.ts';
import styles from './CalendarPopup.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** ISO date, or the letters typed. */
  value: string;
  max: string | undefined;
  onPick: (iso: string) => void;
  anchor: RefObject<HTMLElement | null>;
};

quietPress();

/** The calendar of a month beside a date, in the current language. It is loaded when first asked for. */
export function CalendarPopup({ isOpen, onClose, value, max, onPick, anchor }: Props): ReactNode {
  const { t, language } = useTexts('common');
  const chosen = findDate(value);
  const last = max === undefined ? null : findDate(max);
  const pick = (date: CalendarDate) => {
    onPick(date.toString());
    onClose();
  };
  return (
    <I18nProvider locale={localeOf(language)}>
      <Popover
        className={styles['popup'] ?? ''}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        triggerRef={anchor}
        placement="bottom start"
      >
        <Dialog className={styles['dialog'] ?? ''} aria-label={t('date.calendar')}>
          <Calendar
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for its calendar
            autoFocus
            value={chosen}
            maxValue={last}
            defaultFocusedValue={chosen ?? last}
            onChange={pick}
          >
            <header className={styles['header']}>
              <Button slot="previous" className={styles['turn'] ?? ''} aria-label={t('date.previousMonth')}>
                <Icon name="previous" />
              </Button>
              <Heading className={styles['month'] ?? ''} />
              <Button slot="next" className={styles['turn'] ?? ''} aria-label={t('date.nextMonth')}>
                <Icon name="next" />
              </Button>
            </header>
            <CalendarGrid weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={styles['day'] ?? ''} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

function findDate(iso: string): CalendarDate | null {
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}
