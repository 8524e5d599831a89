import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Failure } from '#machines/calls/failures.ts';
import { filesOf } from '#machines/report/claimMachine.ts';
import { useErrorRecord } from '#src/errors/useErrorRecord.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { useApplication } from '#src/shell/application.ts';
import { FileRows } from '#src/uploads/FileRows.tsx';
import { isMoving, useUploads, type ClaimFile } from '#src/uploads/uploadContext.ts';
import { filesDialogOf } from './filesDialogOf.ts';

/** Sending waits for files: how far they are, which did not get through, and the ways on. It closes by itself once all are in. */
export const FilesDialog = () => {
  const { actor } = useOpenedFlow();
  const { configuration } = useApplication();
  const { t } = useTexts('dialogs');
  const { files } = useUploads();
  const { arrived } = useSelector(actor, ({ context }) => filesOf(context));
  const maySend = useSelector(actor, (snapshot) => snapshot.can({ type: 'CONFIRM' }));
  const shown = files.filter((file) => isMoving(file) || file.state === 'failed');
  const name = filesDialogOf(shown);
  const goBack = () => actor.send({ type: 'REFUSE' });
  return (
    <Dialog
      title={t(`${name}.title`)}
      onClose={goBack}
      actions={
        <>
          {name === 'filesFailed' ? (
            <Button look="primary" onClick={() => actor.send({ type: 'RETRY' })}>
              {t('filesFailed.again')}
            </Button>
          ) : null}
          {maySend ? (
            <Button
              look={name === 'filesRefused' ? 'primary' : 'secondary'}
              onClick={() => actor.send({ type: 'CONFIRM' })}
            >
              {t(`${name}.confirm`)}
            </Button>
          ) : null}
          <Button look={name === 'filesRefused' && !maySend ? 'primary' : 'quiet'} onClick={goBack}>
            {t(`${name}.refuse`)}
          </Button>
        </>
      }
    >
      <p>{t(`${name}.text`)}</p>
      {name !== 'filesMoving' ? <FailedFiles files={shown} /> : null}
      <p role="status">{t('filesMoving.count', { arrived, all: arrived + shown.length })}</p>
      <FileRows files={shown} types={configuration.acceptedFileTypes} />
    </Dialog>
  );
};

/** Keeps among the errors of the visit that files did not get through: GCL-FE-0008 of section 8. */
const FailedFiles = ({ files }: { readonly files: readonly ClaimFile[] }) => {
  const names = files.map(({ name }) => name).join(', ');
  const failure = useMemo(() => new Failure('GCL-FE-0008', { params: { names } }), [names]);
  useErrorRecord(failure);
  return null;
};
