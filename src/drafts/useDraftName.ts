import type { ReportName } from '#machines/claim/derived/reportName.ts';
import type { ListedDraft } from '#machines/service/drafts.ts';
import { formatShortDay } from '#src/i18n/formatShortDay.ts';
import { useTexts } from '#src/i18n/useTexts.ts';

export type NamedDraft = Pick<ListedDraft, 'claimType' | 'flowType' | 'name' | 'updatedAt'>;

/** The name of a draft: what happened, on what and when, as far as it is told: "Nehoda, Octavia, 20. 11." */
export const useDraftName = (): ((draft: NamedDraft) => string) => {
  const { t, language } = useTexts('drafts');
  const { t: start } = useTexts('start');
  return ({ claimType, flowType, name: { events = [], vehicle, day }, updatedAt }) => {
    const happened = [...new Set(events.map(nameKey))].map((key) => t(`names.${key}`));
    const isNamed = happened.length > 0 || vehicle !== undefined;
    return [
      ...(flowType === 'DRAFT' ? [] : [t(`kinds.${flowType}`)]),
      ...(isNamed ? happened : [start(`lines.${claimType}.title`)]),
      ...(vehicle === undefined ? [] : [vehicle]),
      ...(day === undefined ? [] : [formatShortDay(day, language, { of: updatedAt.slice(0, 4) })]),
    ].join(', ');
  };
};

type Event = NonNullable<ReportName['events']>[number];
type Family = 'POVPOJ' | 'POVPOS';
type NameKey = Exclude<Event, `${Family}_${string}`> | Family;

// Of damage to others the kinds name what is harmed, which says little by itself.
const nameKey = (code: Event): NameKey => {
  if (isOf('POVPOJ', code)) return 'POVPOJ';
  return isOf('POVPOS', code) ? 'POVPOS' : code;
};

const isOf = <F extends Family>(family: F, code: Event): code is Extract<Event, `${F}_${string}`> =>
  code.startsWith(`${family}_`);
