import { useSelector } from '@xstate/react';
import type { FlowEvent } from '../../machines/flow/flowTypes.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { useApplication } from './application.ts';
import { withThirdAnswer } from './dialogAnswers.ts';
import { dialogContent } from './dialogContent.tsx';
import { draftsAddress } from './drafts/draftsRoute.ts';
import { useOpenedFlow } from './flowContext.ts';
import type { FlowDialog } from './flowDialog.ts';
import { FallingAnswers } from './FallingAnswers.tsx';

type Question = Extract<FlowDialog, { kind: 'QUESTION' }>;

const dangerous: readonly string[] = ['discard', 'reset', 'answersFall', 'confirmInjuredRemoval'];

/** A question the flow waits for. What it is about stands between its text and its answers. */
export const QuestionDialog = ({ dialog }: { readonly dialog: Question }) => {
  const { actor } = useOpenedFlow();
  const { configuration } = useApplication();
  const { t } = useTexts('dialogs');
  const before = useSelector(actor, ({ context }) => context.claim);
  const claim = useSelector(actor, ({ context }) => context.candidate?.claim ?? context.claim);
  const { name, onConfirm, onInstead, onRefuse, consequences } = dialog;
  const send = (events: readonly FlowEvent[]) => () => events.forEach((event) => actor.send(event));
  const confirm =
    name === 'sessionExpired'
      ? () => location.assign(draftsAddress(configuration.entryPrefix, location.pathname))
      : send([onConfirm]);
  const refuse = onRefuse && send([onRefuse]);
  const third = withThirdAnswer.find((known) => known === name);
  const Content = dialogContent[name];
  return (
    <Dialog
      title={t(`${name}.title`)}
      onClose={refuse}
      actions={
        <>
          <Button look={dangerous.includes(name) ? 'danger' : 'primary'} onClick={confirm}>
            {t(`${name}.confirm`)}
          </Button>
          {third && onInstead ? <Button onClick={send(onInstead)}>{t(`${third}.instead`)}</Button> : null}
          {refuse ? (
            <Button look={onInstead ? 'quiet' : 'secondary'} onClick={refuse}>
              {t(`${name}.refuse`)}
            </Button>
          ) : null}
        </>
      }
    >
      {consequences ? (
        <FallingAnswers before={before} consequences={consequences} />
      ) : (
        <p>{t(`${name}.text`, { claimNumber: claim.claimId ?? '' })}</p>
      )}
      {Content ? <Content claim={claim} /> : null}
    </Dialog>
  );
};
