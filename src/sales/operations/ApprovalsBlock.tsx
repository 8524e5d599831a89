import { markOf } from '#machines/service/draftLocks.ts';
import { useSelector } from '@xstate/react';
import type { Block } from '#machines/sales/client/block.ts';
import type { OperationsActor } from '#machines/sales/operations/operationsMachine.ts';
import type { Approval, Approvals, OperatorAct, OwedReason } from '#machines/service/sales/operatorActs.ts';
import { clientsOf, isOfClients, type ClientAct } from '#machines/service/sales/clientActs.ts';
import { salesPaths } from '#machines/sales/paths.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import blocks from '#src/sales/client/Blocks.module.css';
import styles from './Operations.module.css';

interface Props {
  readonly block: Block<Approvals>;
  readonly actor: OperationsActor;
  readonly mayAct: boolean;
}

/** What waits for a second operator. */
export const ApprovalsBlock = ({ block, actor, mayAct }: Props) => {
  const { t } = useTexts('operations');
  const title = t('approvals.title');
  return (
    <BlockFrame title={title}>
      <Loaded block={block} name={title}>
        {({ approvals, owed }) =>
          approvals.length + owed.length === 0 ? (
            <p>{t('approvals.none')}</p>
          ) : (
            <ul className={blocks['list']}>
              {owed.map((one) => (
                <Owed key={one.id} {...{ owed: one, actor, mayAct }} />
              ))}
              {approvals.map((approval) => (
                <Asked key={approval.id} {...{ approval, actor, mayAct }} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </BlockFrame>
  );
};

const Asked = ({ approval, actor, mayAct }: Omit<Props, 'block'> & { readonly approval: Approval }) => {
  const { t, language } = useTexts('operations');
  const stamp = stampIn(language);
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches({ acting: 'deciding' }));
  const { id, act, words, by, at, until, isOwn, count, mayAlone } = approval;
  const decide = (isApproved: boolean) =>
    actor.send({ type: 'DECIDE', deciding: { approval: id, isApproved } });
  return (
    <li>
      <strong>{[t(`approvals.act.${act.act}`), ...subjectOf(act)].join(': ')}</strong>
      {isOfClients(act) && act.act !== 'LIFT' ? <ClientsNamed act={act} /> : null}
      <span>{t('approvals.asked', { name: by, time: stamp(at), words })}</span>
      <span className={blocks['soft']}>
        {t(act.act === 'EXPORT' ? 'approvals.exported' : 'approvals.count', { count })}{' '}
        {t('approvals.until', { time: stamp(until) })}
      </span>
      {isOwn ? <span>{t(mayAct && mayAlone ? 'approvals.night' : 'approvals.own')}</span> : null}
      {mayAct && mayAlone ? (
        <span className={styles['ways']}>
          <Button
            icon="warning"
            isBusy={isBusy}
            onClick={() => actor.send({ type: 'DECIDE', deciding: { approval: id, isAlone: true } })}
          >
            {t('approvals.alone')}
          </Button>
        </span>
      ) : null}
      {mayAct && !isOwn ? (
        <span className={styles['ways']}>
          <Button icon="check" isBusy={isBusy} onClick={() => decide(true)}>
            {t('approvals.approve')}
          </Button>
          <Button look="quiet" icon="close" isBusy={isBusy} onClick={() => decide(false)}>
            {t('approvals.decline')}
          </Button>
        </span>
      ) : null}
    </li>
  );
};

/** The ways to the clients that an act names, each a look of its own: what waits names nobody. One who is protected is not opened. */
const ClientsNamed = ({ act }: { readonly act: ClientAct }) => {
  const { t } = useTexts('operations');
  const first = act.act === 'MERGE' ? 'GONE' : 'FIRST';
  return (
    <span className={styles['ways']}>
      {clientsOf(act).map((client, at) => (
        <ButtonLink key={client} look="quiet" href={salesPaths.client(client)}>
          {t(`approvals.client.${at === 0 ? first : 'INTO'}`)}
        </ButtonLink>
      ))}
    </span>
  );
};

/** What was done alone, until it is said why. */
const Owed = ({ owed, actor, mayAct }: Omit<Props, 'block'> & { readonly owed: OwedReason }) => {
  const { t, language } = useTexts('operations');
  const stamp = stampIn(language);
  const { act, words, by, at, due, isLate, isOwn, why } = owed;
  return (
    <li>
      <strong>{[t(`approvals.act.${act.act}`), ...subjectOf(act)].join(': ')}</strong>
      <span>{t('approvals.doneAlone', { name: by, time: stamp(at), words })}</span>
      <span className={styles['state']} data-state={isLate ? 'FAILED' : undefined}>
        {why ?? t(isLate ? 'approvals.late' : 'approvals.owed', { time: stamp(due) })}
      </span>
      {mayAct && isOwn && why === undefined ? (
        <span className={styles['ways']}>
          <Button onClick={() => actor.send({ type: 'WANT', wanted: { act: 'WHY_ALONE', of: owed } })}>
            {t('approvals.sayWhy')}
          </Button>
        </span>
      ) : null}
    </li>
  );
};

const subjectOf = (act: OperatorAct): readonly string[] => {
  if (act.act === 'UNLOCK') return [act.mark];
  if (act.act === 'RESEND_ALL') return [act.reason];
  if ('reports' in act) return [act.reports.map(markOf).join(', ')];
  if (act.act === 'BY_HAND') return [`${act.event}, ${act.coreNumber}`];
  if (act.act === 'TAKE_OVER') return [act.agent];
  if (act.act === 'TAKE_OVER_ALL') return [`${act.fromAgent}, ${act.agent}`];
  if ('message' in act) return [markOf(act.message)];
  return 'event' in act ? [act.event] : [];
};
