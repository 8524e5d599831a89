import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Columns } from '../layout/frame/Columns.tsx';
import { PageFrame } from '../layout/frame/PageFrame.tsx';

/** Shown when the service does not even give its configuration. Its words come with the code, not from the service. */
export const BootFailure = () => {
  const { t } = useTexts('common');
  return (
    <Columns>
      <PageFrame title={t('boot.title')} lead={t('boot.text')}>
        <Button look="primary" onClick={() => location.reload()}>
          {t('action.retry')}
        </Button>
      </PageFrame>
    </Columns>
  );
};
