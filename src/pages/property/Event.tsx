import type { ReactNode } from 'react';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { FoundPolicy } from '#src/pages/shared/parts/FoundPolicy.tsx';

/** What happened. While water runs, that comes first; whom else it reached is told elsewhere. Above stands the policy just found. */
export const Event = (props: PageProps): ReactNode => (
  <PageForm
    {...props}
    around={{
      leakStopped: (field) => (
        <>
          {field}
          <Running {...props} />
        </>
      ),
      othersFlooded: (field) => (
        <>
          {field}
          <Others />
        </>
      ),
    }}
    above={<FoundPolicy {...props} />}
  />
);

function Running({ configuration: { hotline } }: PageProps): ReactNode {
  const { t } = useTexts('property');
  if (useAnswer('leakStopped') !== 'NO') return null;
  return (
    <Notice tone="warning" title={t('event.stop.title')}>
      {t('event.stop.text', { hotline })}
    </Notice>
  );
}

function Others(): ReactNode {
  const { t } = useTexts('property');
  if (useAnswer('othersFlooded') !== 'YES') return null;
  return <Notice title={t('event.others.title')}>{t('event.others.text')}</Notice>;
}
