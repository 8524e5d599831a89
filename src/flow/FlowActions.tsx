import { useSelector } from '@xstate/react';
import { Suspense, use, useState, type ReactNode } from 'react';
import { AskForHelp } from '#src/assist/askForHelp.ts';
import { useIsPrerendered } from '#src/forms/useIsPrerendered.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import disclosure from '#src/layout/Disclosure.module.css';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { useOpenedFlow } from './openedFlow.ts';
import styles from './FlowActions.module.css';

const ShowContact = lazyPart(() => import('./ShowContact.tsx'), 'ShowContact');
const HandOverDialog = lazyPart(() => import('#src/drafts/HandOverDialog.tsx'), 'HandOverDialog');

/**
 * The ways out of a report: go on with it on another device, and those that few take, behind a line: be helped from afar, show whose contact it has, begin
 * again, give it up, read about the service. A sent report has the last alone, and one that is not saved yet cannot be taken along.
 */
export const FlowActions = ({ about }: { readonly about: ReactNode }) => {
  const { actor } = useOpenedFlow();
  const { t } = useTexts('common');
  const ask = use(AskForHelp);
  // Nobody needs it before the page listens, and the document is lighter by it.
  const isPrerendered = useIsPrerendered();
  const isSent = useSelector(actor, ({ context }) => context.stored.result !== undefined);
  const claimRequestUuid = useSelector(actor, ({ context }) => context.stored.ref?.claimRequestUuid);
  // Whoever is identified, or was, has nothing to show, or is told how elsewhere.
  const isUnproven = useSelector(
    actor,
    ({ context: { record: claim } }) =>
      claim.clientIdentificationState === undefined &&
      (claim.reporter?.email ?? claim.reporter?.tel) !== undefined,
  );
  const [isHandedOver, setHandedOver] = useState(false);
  if (isSent) return about;
  return (
    <div className={styles['ways']}>
      {claimRequestUuid === undefined ? null : (
        <Button look="quiet" onClick={() => setHandedOver(true)}>
          {t('action.handOver')}
        </Button>
      )}
      <details>
        <summary className={disclosure['plain']}>{t('action.more')}</summary>
        <div className={styles['few']}>
          {isPrerendered ? null : (
            <Button look="quiet" onClick={ask}>
              {t('action.assist')}
            </Button>
          )}
          {claimRequestUuid !== undefined && isUnproven ? (
            <Suspense fallback={null}>
              <ShowContact />
            </Suspense>
          ) : null}
          <Button look="quiet" onClick={() => actor.send({ type: 'RESET' })}>
            {t('action.reset')}
          </Button>
          <div className={styles['apart']}>
            <Button look="quiet" onClick={() => actor.send({ type: 'DISCARD' })}>
              {t('action.discard')}
            </Button>
          </div>
          {about}
        </div>
      </details>
      {isHandedOver && claimRequestUuid !== undefined ? (
        <Suspense fallback={null}>
          <HandOverDialog claimRequestUuid={claimRequestUuid} onClose={() => setHandedOver(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};
