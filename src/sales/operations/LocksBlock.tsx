import type { Block } from '#machines/sales/client/block.ts';
import type { OperationsActor } from '#machines/sales/operations/operationsMachine.ts';
import type { LockedDraft } from '#machines/service/draftLocks.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import blocks from '#src/sales/client/Blocks.module.css';
import tables from '#src/sales/Table.module.css';

interface Props {
  readonly block: Block<{ readonly drafts: readonly LockedDraft[] }>;
  readonly actor: OperationsActor;
}

/** The drafts that wrong numbers have locked, by their marks. */
export const LocksBlock = ({ block, actor }: Props) => {
  const { t, language } = useTexts('operations');
  const stamp = stampIn(language);
  const title = t('locks.title');
  return (
    <BlockFrame title={title}>
      <p className={blocks['soft']}>{t('locks.lead')}</p>
      <Loaded block={block} name={title}>
        {({ drafts }) =>
          drafts.length === 0 ? (
            <p>{t('locks.none')}</p>
          ) : (
            <table className={`${tables['table']} ${tables['cards']}`} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t('locks.column.mark')}</th>
                  <th scope="col">{t('locks.column.locks')}</th>
                  <th scope="col">{t('locks.column.until')}</th>
                  <th scope="col">
                    <span className="visually-hidden">{t('locks.unlock')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {drafts.map(({ mark, locks, until, lifted }) => (
                  <tr key={mark}>
                    <th scope="row">{mark}</th>
                    <td data-head={t('locks.column.locks')}>{locks}</td>
                    <td data-head={t('locks.column.until')}>
                      {until === undefined ? t('locks.forever') : stamp(until)}
                      {/* An operator who sees who lifted it before thinks twice. */}
                      {lifted.map(({ at, operator, reason, attempts }) => (
                        <span key={at} className={blocks['note']}>
                          {t('locks.earlier', { time: stamp(at), operator, reason, count: attempts })}
                        </span>
                      ))}
                    </td>
                    <td>
                      <Button
                        look="quiet"
                        icon="key"
                        aria-label={t('locks.unlockOf', { mark })}
                        onClick={() => actor.send({ type: 'WANT', wanted: { act: 'UNLOCK', mark } })}
                      >
                        {t('locks.unlock')}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </BlockFrame>
  );
};
