import { useState } from 'react';
import { calls } from '../../machines/service/calls.ts';
import { isLanguageKey } from '../i18n/languages.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { Notice } from '../layout/Notice.tsx';
import { forgetFiles } from '../shell/fileMemory.ts';
import { useApplication } from '../shell/application.ts';

/** Ends the session of this browser, for whoever shares it: its drafts leave the list, what was typed is forgotten. */
export const LeaveComputer = () => {
  const { t } = useTexts('drafts');
  const { client } = useApplication();
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
    forget(localStorage);
    forget(sessionStorage);
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

// The language stays: it tells nothing of a report.
function forget(storage: Storage): void {
  const isOurs = (name: string) => name.startsWith('hlaska.');
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (isOurs(name) && !isLanguageKey(name)) storage.removeItem(name);
}
