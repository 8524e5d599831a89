import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { useTexts } from '#src/i18n/useTexts.ts';
import { draftsAddress } from '#src/drafts/draftsRoute.ts';
import { useOpenedFlow } from '#src/flow/openedFlow.ts';
import { focusAnswer } from '#src/forms/focus/focusAnswer.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { useApplication } from '#src/shell/application.ts';
import { dialogContent } from './dialogContent.tsx';
import { DroppedAnswers } from './DroppedAnswers.tsx';
import { hasThirdAnswer, type QuestionName } from './flowDialog.ts';
import { repairsOf } from './repairs.ts';

const dangerous: readonly QuestionName[] = ['discard', 'reset', 'answersFall', 'confirmInjuredRemoval'];
/** Dialogs that have words for a third answer. */
const withThird = ['confirmVehicleIdentification', 'duplicateFound'] as const;

/** A question the flow waits for. What it is about is shown between its text and its answers. */
export const QuestionDialog = ({ name }: { readonly name: QuestionName }) => {
  const { actor } = useOpenedFlow();
  const { configuration } = useApplication();
  const { t } = useTexts('dialogs');
  const before = useSelector(actor, ({ context }) => context.record);
  const claim = useSelector(actor, ({ context }) => context.pending?.claim ?? context.record);
  const consequences = useSelector(actor, ({ context }) => context.pending?.impact);
  const isThird = useSelector(actor, hasThirdAnswer);
  const hasExpired = name === 'sessionExpired';
  const confirm = () =>
    hasExpired
      ? location.assign(draftsAddress(configuration, location.pathname))
      : actor.send({ type: 'CONFIRM' });
  const refuse = hasExpired ? undefined : () => actor.send({ type: 'REFUSE' });
  // The dialog gives the focus back as it closes; only then it can go elsewhere.
  const repair = () => {
    flushSync(() => refuse?.());
    focusAnswer(repairsOf(name));
  };
  const third = isThird ? withThird.find((known) => known === name) : undefined;
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
          {third ? (
            <Button onClick={() => actor.send({ type: 'CONFIRM', answer: 'OTHER' })}>
              {t(`${third}.instead`)}
            </Button>
          ) : null}
          {refuse ? (
            <Button look={third ? 'quiet' : 'secondary'} onClick={repair}>
              {t(`${name}.refuse`)}
            </Button>
          ) : null}
        </>
      }
    >
      {name === 'answersFall' && consequences ? (
        <DroppedAnswers before={before} impact={consequences} />
      ) : (
        <p>{t(`${name}.text`, { claimNumber: claim.claimId ?? '' })}</p>
      )}
      {Content ? <Content claim={claim} /> : null}
    </Dialog>
  );
};
