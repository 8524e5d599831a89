import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useOpenedFlow } from './openedFlow.ts';

/** Says that the address led to an earlier report, and offers to begin a new one. */
export const ResumedNotice = () => {
  const { flow, startAnew } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  return (
    <Notice
      title={t(`resumed.${flow.flowType}.title`)}
      action={<Button onClick={startAnew}>{t(`resumed.${flow.flowType}.anew`)}</Button>}
    >
      {t('resumed.text')}
    </Notice>
  );
};
