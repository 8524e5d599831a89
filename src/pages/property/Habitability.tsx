import type { ReactNode } from 'react';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';

/** Whether one can stay there, and what happens first where nobody can. */
export const Habitability = (props: PageProps): ReactNode => (
  <PageForm
    {...props}
    around={{
      habitable: (field) => (
        <>
          {field}
          <Unfit />
        </>
      ),
    }}
  />
);

function Unfit(): ReactNode {
  const { t } = useTexts('property');
  if (useAnswer('habitable') !== 'NO') return null;
  return (
    <Notice tone="warning" title={t('habitability.unfit.title')}>
      {t('habitability.unfit.text')}
    </Notice>
  );
}
