import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Failure } from '../../machines/service/failures.ts';
import { useErrorRecord } from '../errors/useErrorRecord.ts';
import { useOpenedFlow } from '../flow/openedFlow.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { useApplication } from '../shell/application.ts';
import { FileRows } from '../uploads/FileRows.tsx';
import { isMoving, useUploads, type ClaimFile } from '../uploads/uploadContext.ts';

/** Sending waits for files: how far they are, which did not get through, and the ways on. It closes by itself once all are in. */
export const FilesDialog = () => {
  const { actor } = useOpenedFlow();
  const { configuration } = useApplication();
  const { t } = useTexts('dialogs');
  const { files } = useUploads();
  const { moving, arrived } = useSelector(actor, ({ context }) => context.files);
  const maySend = useSelector(actor, (snapshot) => snapshot.can({ type: 'CONFIRM' }));
  const shown = files.filter((file) => isMoving(file) || file.state === 'failed');
  const name = moving > 0 ? 'filesMoving' : 'filesFailed';
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
            <Button onClick={() => actor.send({ type: 'CONFIRM' })}>{t(`${name}.confirm`)}</Button>
          ) : null}
          <Button look="quiet" onClick={goBack}>
            {t(`${name}.refuse`)}
          </Button>
        </>
      }
    >
      <p>{t(`${name}.text`)}</p>
      {name === 'filesFailed' ? <FailedFiles files={shown} /> : null}
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
