import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { OpenFile } from '#src/viewer/OpenFile.tsx';

type Props = { claimNumber: string; previewUrl: string };

/** Opens what was sent as a PDF, in the language of the page. */
export function OpenPreview({ claimNumber, previewUrl }: Props): ReactNode {
  const { t, language } = useTexts('shared');
  const file = {
    name: `${claimNumber}.pdf`,
    kind: 'pdf',
    source: `${previewUrl}?language=${language}`,
  } as const;
  return (
    <OpenFile file={file}>
      {(open) => (
        <Button icon="document" onClick={open}>
          {t('finalised.preview')}
        </Button>
      )}
    </OpenFile>
  );
}
