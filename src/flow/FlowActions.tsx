import { useSelector } from '@xstate/react';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import { useOpenedFlow } from './openedFlow.ts';
import styles from './FlowActions.module.css';

/** The ways out of a report: begin again, or give it up. A sent report has neither. */
export const FlowActions = () => {
  const { actor } = useOpenedFlow();
  const { t } = useTexts('common');
  const isSent = useSelector(actor, ({ context }) => context.result !== undefined);
  if (isSent) return null;
  return (
    <div className={styles['ways']}>
      <Button look="quiet" onClick={() => actor.send({ type: 'RESET' })}>
        {t('action.reset')}
      </Button>
      <Button look="quiet" onClick={() => actor.send({ type: 'DISCARD' })}>
        {t('action.discard')}
      </Button>
    </div>
  );
};
