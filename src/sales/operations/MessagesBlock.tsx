import { useId, useState } from 'react';
import type { Block } from '#machines/sales/client/block.ts';
import type { OperationsActor } from '#machines/sales/operations/operationsMachine.ts';
import {
  SentKind,
  type ListedMessage,
  type MessagesState,
} from '#machines/service/sales/filesAndMessages.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import blocks from '#src/sales/client/Blocks.module.css';
import tables from '#src/sales/Table.module.css';
import styles from './Operations.module.css';

interface Props {
  readonly block: Block<MessagesState>;
  readonly actor: OperationsActor;
  readonly mayAct: boolean;
}

/** The last messages about reports and how they stand; one that failed is sent again. */
export const MessagesBlock = ({ block, actor, mayAct }: Props) => {
  const { t } = useTexts('operations');
  const title = t('messages.title');
  return (
    <BlockFrame title={title} isWide>
      <Loaded block={block} name={title}>
        {({ messages, more }) =>
          messages.length === 0 ? (
            <p>{t('messages.none')}</p>
          ) : (
            <>
              {messages.every(({ state }) => state === 'SENT') ? <p>{t('messages.allSent')}</p> : null}
              <Filtered {...{ messages, actor, mayAct }} />
              {more ? <p className={blocks['soft']}>{t('messages.more')}</p> : null}
            </>
          )
        }
      </Loaded>
    </BlockFrame>
  );
};

interface RowsProps extends Pick<Props, 'actor' | 'mayAct'> {
  readonly messages: readonly ListedMessage[];
}

/** Those of a kind, or that failed. */
const Filtered = ({ messages, ...acting }: RowsProps) => {
  const { t } = useTexts('operations');
  const id = useId();
  const [kind, show] = useState('');
  const [isFailedOnly, choose] = useState(false);
  const chosen = messages.filter(
    (one) => (kind === '' || one.kind === kind) && (!isFailedOnly || one.state === 'FAILED'),
  );
  return (
    <>
      <div className={styles['filter']}>
        <label htmlFor={id}>{t('messages.column.kind')}</label>
        <select id={id} value={kind} onChange={({ target }) => show(target.value)}>
          <option value="">{t('messages.everyKind')}</option>
          {SentKind.options.map((one) => (
            <option key={one} value={one}>
              {t(`messages.kind.${one}`)}
            </option>
          ))}
        </select>
        <label className={styles['only']}>
          <input type="checkbox" checked={isFailedOnly} onChange={({ target }) => choose(target.checked)} />
          {t('messages.failedOnly')}
        </label>
      </div>
      {chosen.length === 0 ? <p>{t('messages.noneLike')}</p> : <Rows messages={chosen} {...acting} />}
    </>
  );
};

const Rows = ({ messages, actor, mayAct }: RowsProps) => {
  const { t, language } = useTexts('operations');
  const stamp = stampIn(language);
  return (
    <table className={`${tables['table']} ${tables['cards']}`} aria-label={t('messages.title')}>
      <thead>
        <tr>
          <th scope="col">{t('handover.column.number')}</th>
          <th scope="col">{t('messages.column.kind')}</th>
          <th scope="col">{t('messages.column.channel')}</th>
          <th scope="col">{t('messages.column.to')}</th>
          <th scope="col">{t('messages.column.state')}</th>
          <th scope="col">{t('handover.column.attempts')}</th>
          <th scope="col">{t('handover.column.since')}</th>
          {mayAct ? (
            <th scope="col">
              <span className="visually-hidden">{t('handover.column.act')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {messages.map((one) => (
          <tr key={`${one.kind} ${one.channel} ${one.message}`}>
            <th scope="row">{one.claimNumber ?? '–'}</th>
            <td data-head={t('messages.column.kind')}>{t(`messages.kind.${one.kind}`)}</td>
            <td data-head={t('messages.column.channel')}>{t(`messages.channel.${one.channel}`)}</td>
            <td data-head={t('messages.column.to')}>{one.end === undefined ? '–' : `…${one.end}`}</td>
            <td data-head={t('messages.column.state')}>
              <span className={styles['state']} data-state={one.state}>
                {t(`messages.state.${one.state}`)}
              </span>
            </td>
            <td data-head={t('handover.column.attempts')}>{one.tries}</td>
            <td data-head={t('handover.column.since')}>{stamp(one.since)}</td>
            {mayAct ? (
              <td>
                {one.state === 'FAILED' ? (
                  <Button
                    look="quiet"
                    icon="retry"
                    aria-label={t('handover.resendOf', { number: one.claimNumber ?? '' })}
                    onClick={() => actor.send({ type: 'WANT', wanted: { act: 'RESEND_MESSAGE', of: one } })}
                  >
                    {t('handover.resend')}
                  </Button>
                ) : null}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
