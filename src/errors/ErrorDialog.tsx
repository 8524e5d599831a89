import { useSelector } from '@xstate/react';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { Failure, FailureAction } from '#machines/calls/failures.ts';
import { wayOut } from '#machines/calls/wayOut.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { useApplication } from '#src/shell/application.ts';
import { draftsAddress } from '#src/drafts/draftsRoute.ts';
import { ErrorList } from './ErrorList.tsx';
import { ErrorActions } from './ErrorActions.tsx';
import { HelpdeskAnswer } from './HelpdeskAnswer.tsx';
import { useErrorRecord } from './useErrorRecord.ts';
import { useFailureWords } from '#src/shell/useFailureWords.ts';
import styles from './ErrorDialog.module.css';

interface Props {
  readonly failure: Failure;
  readonly onAct: (event: { readonly type: 'RETRY' | 'CANCEL' | 'RESTART' }) => void;
}

const home = () => location.assign('/');
const toDrafts: Act = (_, configuration) => location.assign(draftsAddress(configuration, location.pathname));

type Act = (onAct: Props['onAct'], configuration: Configuration) => void;

/** What a press of the button does, for every action of the table of failures. */
const acts: Readonly<Record<FailureAction, Act>> = {
  RETRY: (onAct) => onAct({ type: 'RETRY' }),
  CLOSE: (onAct) => onAct({ type: 'CANCEL' }),
  BACK_TO_FORM: (onAct) => onAct({ type: 'CANCEL' }),
  RESET: (onAct) => onAct({ type: 'RESTART' }),
  RELOAD: () => location.reload(),
  LIST: toDrafts,
  AUTHORISE: () => location.reload(),
  MODULE_DISABLED_PAGE: home,
  HOME: home,
};

/** A failure in the words of its code, what to do about it, its record for the helpdesk, and the way to earlier errors. */
export const ErrorDialog = ({ failure, onAct }: Props) => {
  const { configuration, errors } = useApplication();
  const { t } = useTexts('failures');
  const { t: common } = useTexts('common');
  const { title, text } = useFailureWords(failure);
  const record = useErrorRecord(failure);
  const isListed = useSelector(errors, (snapshot) => snapshot.matches('open'));
  const count = useSelector(errors, ({ context }) => context.records.length);
  if (isListed) return <ErrorList />;
  const cancel = () => onAct({ type: 'CANCEL' });
  return (
    <Dialog
      title={title}
      onClose={cancel}
      actions={
        <>
          <Button look="primary" onClick={() => acts[failure.action](onAct, configuration)}>
            {common(`action.${wayOut[failure.action]}`)}
          </Button>
          {record ? <ErrorActions record={record} /> : null}
          {count > 1 ? (
            <Button look="quiet" onClick={() => errors.send({ type: 'OPEN' })}>
              {t('errors.open', { number: count })}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{text}</p>
      <p className={styles['code']}>
        {common('error.code', { code: failure.code })}. {t('helpdesk.what')}
      </p>
      {record ? <HelpdeskAnswer record={record} /> : null}
    </Dialog>
  );
};
