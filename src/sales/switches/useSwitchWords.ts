import type { Switch } from '#machines/service/switches/switch.ts';
import { useLaneWords } from '#src/i18n/lanes/useLaneWords.ts';
import { useTexts } from '#src/i18n/useTexts.ts';

/** Tells what a switch does, in the language of the page. */
export const useSwitchWords = (): ((one: Switch) => string) => {
  const { t, language } = useTexts('switches');
  const laneWords = useLaneWords();
  return (one) => {
    switch (one.kind) {
      case 'LINE':
        return t('what.LINE', { line: t(`fields.line.options.${one.line}`) });
      case 'LANE':
        return t('what.LANE', {
          event: t(`fields.laneEvent.options.${one.lane.event}`),
          ...laneWords(one.lane),
        });
      case 'NO_LANE':
        return t('what.NO_LANE', { lane: one.lane });
      case 'BANNER':
        return t('what.BANNER', { text: one.text[language] });
      default: {
        const { feature, share, lines, origins } = one.of;
        return t('what.FEATURE', {
          feature: t(`fields.feature.options.${feature}`),
          share,
          lines: lines.map((line) => t(`fields.line.options.${line}`)).join(', '),
          origins:
            origins.length === 0
              ? t('anywhere')
              : origins.map((origin) => t(`fields.featureOrigins.options.${origin}`)).join(', '),
        });
      }
    }
  };
};
