import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { useOpenedFlow } from './flowContext.ts';
import type { FlowDialog } from './flowDialog.ts';
import { FallingAnswers } from './FallingAnswers.tsx';
import { FoundVehicle } from './FoundVehicle.tsx';

type Question = Extract<FlowDialog, { kind: 'QUESTION' }>;

const dangerous: readonly string[] = ['discard', 'reset', 'answersFall', 'confirmInjuredRemoval'];

/** A question the flow waits for. What it is about stands between its text and its answers. */
export const QuestionDialog = ({ dialog }: { readonly dialog: Question }) => {
  const { actor } = useOpenedFlow();
  const { t } = useTexts('dialogs');
  const { name, onConfirm, onRefuse, consequences } = dialog;
  const confirm = () => (name === 'sessionExpired' ? location.assign('/') : actor.send(onConfirm));
  const refuse = onRefuse && (() => actor.send(onRefuse));
  return (
    <Dialog
      title={t(`${name}.title`)}
      onClose={refuse}
      actions={
        <>
          <Button look={dangerous.includes(name) ? 'danger' : 'primary'} onClick={confirm}>
            {t(`${name}.confirm`)}
          </Button>
          {refuse ? <Button onClick={refuse}>{t(`${name}.refuse`)}</Button> : null}
        </>
      }
    >
      <p>{t(`${name}.text`, { count: consequences?.answers.length ?? 0 })}</p>
      {consequences ? <FallingAnswers consequences={consequences} /> : null}
      {name === 'confirmVehicleIdentification' ? <FoundVehicle /> : null}
    </Dialog>
  );
};
