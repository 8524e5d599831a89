import { hoursIn, opensAfter } from '#machines/service/assist/helpdeskHours.ts';
import type { Language } from '#src/i18n/languages.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useApplication } from '#src/shell/application.ts';

interface Props {
  /** The moment that they are told at. */
  readonly at: Date;
}

/** When somebody is at the helpdesk, and when they are there again; nothing where the insurer says no hours. */
export const HelpdeskHours = ({ at }: Props) => {
  const { t, language } = useTexts('sales');
  const { helpdeskHours = '' } = useApplication().configuration;
  const hours = hoursIn(helpdeskHours) ?? [];
  if (hours.length === 0) return null;
  const dayOf = (day: number) => t(`chat.day.${week[day - 1] ?? 1}`);
  const daysOf = (days: readonly number[]) => {
    const group = groups[days.join('')];
    return group
      ? t(`chat.days.${group}`)
      : listed(
          language,
          days.map((day) => dayOf(day)),
        );
  };
  const spans = hours.map(({ days, from, to }) =>
    t('chat.span', { days: daysOf(days), from: hourOf(from), to: hourOf(to) }),
  );
  const next = opensAfter(hours, at);
  return (
    <p>
      {t('chat.hours', { hours: listed(language, spans) })}{' '}
      {next
        ? t('chat.again', {
            day: next.inDays < 2 ? t(`chat.${near[next.inDays] ?? 'today'}`) : dayOf(next.day),
            from: hourOf(next.from),
          })
        : null}
    </p>
  );
};

const groups: Readonly<Record<string, 'WEEKDAYS' | 'WEEKEND' | 'DAILY'>> = {
  12345: 'WEEKDAYS',
  67: 'WEEKEND',
  1234567: 'DAILY',
};
const week = [1, 2, 3, 4, 5, 6, 7] as const;
const near = ['today', 'tomorrow'] as const;

/** `08:00` as it is said: 8. */
const hourOf = (time: string): string => time.replace(/^0/, '').replace(/:00$/, '');

const listed = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
