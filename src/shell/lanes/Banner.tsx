import type { Words } from '#machines/service/switches/words.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';

/** A sentence for everybody, in the language of the page. */
export const Banner = ({ banner }: { readonly banner: Words }) => {
  const { language } = useTexts('common');
  return <Notice>{banner[language]}</Notice>;
};
