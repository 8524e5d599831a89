import { useState } from 'react';
import { calls } from '#machines/service/calls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { forgetFiles } from '#src/shell/fileMemory.ts';
import { forgetReports } from '#src/shell/forgetReports.ts';
import { useApplication } from '#src/shell/application.ts';

/**
 * Ends the session of this browser, for a reporter on a shared computer: its drafts leave the list, what was typed is forgotten, in
 * every tab.
 */
export const LeaveComputer = () => {
  const { t } = useTexts('drafts');
  const { client, tellLeft } = useApplication();
  const [state, setState] = useState<'idle' | 'asking' | 'leaving' | 'failed'>('idle');
  const stay = () => setState('idle');
  const leave = async () => {
    setState('leaving');
    let url: string | undefined;
    try {
      ({ url } = await client.call(calls.logout, {}));
    } catch {
      return setState('failed');
    }
    forgetReports(localStorage);
    forgetReports(sessionStorage);
    tellLeft();
    await forgetFiles().catch(() => undefined);
    location.assign(url ?? '/');
  };
  return (
    <>
      <Button look="quiet" icon="lock" onClick={() => setState('asking')}>
        {t('leave.action')}
      </Button>
      {state === 'idle' ? null : (
        <Dialog
          title={t('leave.title')}
          onClose={stay}
          actions={
            <>
              <Button look="primary" isBusy={state === 'leaving'} onClick={() => void leave()}>
                {t('leave.confirm')}
              </Button>
              <Button onClick={stay}>{t('leave.refuse')}</Button>
            </>
          }
        >
          <p>{t('leave.text')}</p>
          <div role="alert">
            {state === 'failed' ? <Notice tone="error">{t('leave.failed')}</Notice> : null}
          </div>
        </Dialog>
      )}
    </>
  );
};
