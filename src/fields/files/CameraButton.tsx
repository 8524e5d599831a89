import { useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { CameraDialog } from './CameraDialog.tsx';

type Props = {
  /** It has been said before what the camera is asked for. */
  isExplained: boolean;
  onExplained: (() => void) | undefined;
  onPress: () => void;
};

/** The way to a photo taken now. What the phone will ask, and what becomes of the photo, is said before the first one. */
export function CameraButton({ isExplained, onExplained, onPress }: Props): ReactNode {
  const { t } = useTexts('common');
  const [isAsking, setAsking] = useState(false);
  const goOn = () => {
    setAsking(false);
    onExplained?.();
    onPress();
  };
  return (
    <>
      <Button icon="camera" onClick={isExplained ? onPress : () => setAsking(true)}>
        {t('files.camera')}
      </Button>
      {isAsking ? <CameraDialog onClose={() => setAsking(false)} onGoOn={goOn} /> : null}
    </>
  );
}
