import type { PhotoAdvice } from '#machines/actors/files/photo.ts';
import { useTexts } from '#src/i18n/useTexts.ts';

/** A function that gives the sentence for what is worth a second photo. */
export function useAdviceWords(): (advice: PhotoAdvice) => string {
  const { t } = useTexts('files');
  const words = {
    DARK: t('advice.DARK'),
    BLURRED: t('advice.BLURRED'),
    TOO_SMALL: t('advice.TOO_SMALL'),
    STRIP: t('advice.STRIP'),
    SCREEN: t('advice.SCREEN'),
  } as const satisfies Record<PhotoAdvice, string>;
  return (advice) => words[advice];
}
