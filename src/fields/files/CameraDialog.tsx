import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';

/** What the phone will ask before a photo is taken, and what becomes of the photo. */
export function CameraDialog({ onClose, onGoOn }: { onClose: () => void; onGoOn: () => void }): ReactNode {
  const { t } = useTexts('common');
  return (
    <Dialog
      title={t('files.cameraTitle')}
      onClose={onClose}
      actions={
        <Button look="primary" icon="camera" onClick={onGoOn}>
          {t('files.cameraGoOn')}
        </Button>
      }
    >
      <p>{t('files.cameraText')}</p>
    </Dialog>
  );
}
