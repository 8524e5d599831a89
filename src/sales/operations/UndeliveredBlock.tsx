import type { Block } from '#machines/sales/client/block.ts';
import type { OperationsActor } from '#machines/sales/operations/operationsMachine.ts';
import type { HandoverState, Undelivered } from '#machines/service/sales/operationsCalls.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import tables from '#src/sales/Table.module.css';
import styles from './Operations.module.css';

interface Props {
  readonly block: Block<HandoverState>;
  readonly actor: OperationsActor;
  readonly mayAct: boolean;
}

/** What the core has not taken, and what is done about it. */
export const UndeliveredBlock = ({ block, actor, mayAct }: Props) => {
  const { t, language } = useTexts('operations');
  const stamp = stampIn(language);
  const title = t('handover.title');
  return (
    <BlockFrame title={title} isWide>
      <Loaded block={block} name={title}>
        {({ isOn, paused, waiting, undelivered }) => (
          <>
            {isOn ? null : <p>{t('handover.off')}</p>}
            {paused ? (
              <Notice tone="warning">
                {t('handover.paused', { time: stamp(paused.since), reason: paused.reason })}
              </Notice>
            ) : null}
            {waiting > 0 ? <p>{t('handover.waiting', { count: waiting })}</p> : null}
            {undelivered.length === 0 && isOn ? <p>{t('handover.none')}</p> : null}
            {undelivered.length > 0 ? <Rows {...{ actor, mayAct, undelivered }} /> : null}
            {mayAct ? <ByReason {...{ actor, undelivered }} /> : null}
            {mayAct && isOn ? (
              <Button
                look="quiet"
                icon={paused ? 'retry' : 'close'}
                onClick={() => actor.send({ type: 'WANT', wanted: { act: paused ? 'RESUME' : 'PAUSE' } })}
              >
                {t(paused ? 'handover.resume' : 'handover.pause')}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </BlockFrame>
  );
};

interface RowsProps extends Pick<Props, 'actor' | 'mayAct'> {
  readonly undelivered: readonly Undelivered[];
}

const Rows = ({ actor, mayAct, undelivered }: RowsProps) => {
  const { t, language } = useTexts('operations');
  const stamp = stampIn(language);
  return (
    <table className={`${tables['table']} ${tables['cards']}`} aria-label={t('handover.title')}>
      <thead>
        <tr>
          <th scope="col">{t('handover.column.number')}</th>
          <th scope="col">{t('handover.column.event')}</th>
          <th scope="col">{t('handover.column.reason')}</th>
          <th scope="col">{t('handover.column.attempts')}</th>
          <th scope="col">{t('handover.column.since')}</th>
          <th scope="col">{t('handover.column.behind')}</th>
          {mayAct ? (
            <th scope="col">
              <span className="visually-hidden">{t('handover.column.act')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {undelivered.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.claimNumber}</th>
            <td data-head={t('handover.column.event')}>{one.type}</td>
            <td data-head={t('handover.column.reason')}>{one.reason}</td>
            <td data-head={t('handover.column.attempts')}>{one.attempts}</td>
            <td data-head={t('handover.column.since')}>{stamp(one.since)}</td>
            <td data-head={t('handover.column.behind')}>{one.behind}</td>
            {mayAct ? (
              <td>
                <span className={styles['ways']}>
                  <Button
                    look="quiet"
                    icon="retry"
                    aria-label={t('handover.resendOf', { number: one.claimNumber })}
                    onClick={() => actor.send({ type: 'WANT', wanted: { act: 'RESEND', of: one } })}
                  >
                    {t('handover.resend')}
                  </Button>
                  <Button
                    look="quiet"
                    icon="check"
                    aria-label={t('handover.byHandOf', { number: one.claimNumber })}
                    onClick={() => actor.send({ type: 'WANT', wanted: { act: 'BY_HAND', of: one } })}
                  >
                    {t('handover.byHand')}
                  </Button>
                </span>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** All of a reason at once, where there are several. */
const ByReason = ({ actor, undelivered }: Omit<RowsProps, 'mayAct'>) => {
  const { t } = useTexts('operations');
  return [...Map.groupBy(undelivered, ({ reason }) => reason)]
    .filter(([, all]) => all.length > 1)
    .map(([reason, { length: count }]) => (
      <Button
        key={reason}
        icon="retry"
        onClick={() => actor.send({ type: 'WANT', wanted: { act: 'RESEND_ALL', reason, count } })}
      >
        {t('handover.all', { number: count, reason })}
      </Button>
    ));
};
