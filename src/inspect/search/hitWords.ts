import { useTexts } from '#src/i18n/useTexts.ts';
import { lineOf } from '#src/inspect/index/flowGroups.ts';
import { useFlowNames } from '#src/inspect/index/useFlowNames.ts';
import { inspectionAddress, listedPageName } from '#src/inspect/spoken/listedPageName.ts';
import { spokenIn } from '#src/inspect/spoken/spokenIn.ts';
import type { Hit } from './findPlaces.ts';

/** A hit in words, column by column, and where it leads. */
interface HitWords {
  readonly line: string;
  /** Empty for what may happen in every flow. */
  readonly kind: string;
  readonly page: string;
  readonly href: string;
  readonly what: string;
  /** What it says, in one text. */
  readonly where: string;
}

/** A function that puts hits in words. */
export const useHitWords = (): ((hit: Hit) => HitWords) => {
  const { t, language } = useTexts('catalogues');
  const { lineName, kindName } = useFlowNames();
  return ({ place: { flow, page, texts, of }, kind, name, further, when }) => ({
    line: flow ? lineName(lineOf(flow.code)) : t('search.anywhere'),
    kind: flow ? kindName(flow.code) : '',
    page: flow && page ? listedPageName(flow, page, spokenIn(flow, language).say) : t('name.failures'),
    href: flow ? inspectionAddress(flow, page) : `/inspect/failures?q=${texts.at(-1)?.text ?? ''}`,
    what: t(`kind.${kind}`),
    where: [
      ...(of === undefined ? [] : [of]),
      name.text,
      ...(further ? [further.text] : []),
      ...(when ? [`${t('when')} ${when.text}`] : []),
    ].join(' | '),
  });
};
