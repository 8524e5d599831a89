import { use } from 'react';
import { AskForHelp } from '#src/assist/askForHelp.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { useApplication } from '#src/shell/application.ts';

/** The panel of whoever may be helped: how it goes, and the way to ask. */
export const AskPanel = () => {
  const { t } = useTexts('assist');
  const { t: common } = useTexts('common');
  const { hotline } = useApplication().configuration;
  const ask = use(AskForHelp);
  return (
    <>
      <p>{t('panel.lead', { hotline })}</p>
      <Button look="primary" onClick={ask}>
        {common('action.assist')}
      </Button>
    </>
  );
};
