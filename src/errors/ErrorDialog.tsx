import { useSelector } from '@xstate/react';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { Failure, FailureAction } from '#machines/calls/failures.ts';
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
const toDrafts: Way['act'] = (_, configuration) =>
  location.assign(draftsAddress(configuration, location.pathname));

interface Way {
  readonly word: Word;
  readonly act: (onAct: Props['onAct'], configuration: Configuration) => void;
}

/** Every action of the table of failures: the text of its button, and what a press does. */
const ways: Readonly<Record<FailureAction, Way>> = {
  RETRY: { word: 'retry', act: (onAct) => onAct({ type: 'RETRY' }) },
  CLOSE: { word: 'close', act: (onAct) => onAct({ type: 'CANCEL' }) },
  BACK_TO_FORM: { word: 'backToForm', act: (onAct) => onAct({ type: 'CANCEL' }) },
  RESET: { word: 'startAgain', act: (onAct) => onAct({ type: 'RESTART' }) },
  RELOAD: { word: 'reload', act: () => location.reload() },
  LIST: { word: 'drafts', act: toDrafts },
  // The entry knows which number opens the report it was about.
  AUTHORISE: { word: 'verify', act: () => location.reload() },
  MODULE_DISABLED_PAGE: { word: 'home', act: home },
  HOME: { word: 'home', act: home },
};
type Word = 'retry' | 'close' | 'backToForm' | 'startAgain' | 'reload' | 'drafts' | 'verify' | 'home';

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
  const { word, act } = ways[failure.action];
  const cancel = () => onAct({ type: 'CANCEL' });
  return (
    <Dialog
      title={title}
      onClose={cancel}
      actions={
        <>
          <Button look="primary" onClick={() => act(onAct, configuration)}>
            {common(`action.${word}`)}
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
