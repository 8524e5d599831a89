import { useSelector } from '@xstate/react';
import type { Block } from '#machines/sales/client/block.ts';
import type { Health } from '#machines/service/sales/operationsCalls.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import blocks from '#src/sales/client/Blocks.module.css';
import tables from '#src/sales/Table.module.css';
import styles from './Operations.module.css';

/** How each part is that the service stands on, and which builds run. */
export const HealthBlock = ({ block }: { readonly block: Block<Health> }) => {
  const { t, language } = useTexts('operations');
  const isStale = useSelector(block, (snapshot) => snapshot.matches('away'));
  const stamp = stampIn(language, { hasSeconds: true });
  const title = t('health.title');
  return (
    <BlockFrame title={title}>
      <Loaded block={block} name={title}>
        {({ at, parts, builds, differing = [] }) => (
          <>
            <div className={styles['said']}>
              <span className={blocks['soft']}>{t('asOf', { time: stamp(at) })}</span>
              <div role="status">{isStale ? <Notice tone="warning">{t('stale')}</Notice> : null}</div>
              {differing.length === 0 ? null : (
                <Notice tone="warning">{t('health.differs', { names: differing.join(', ') })}</Notice>
              )}
              {parts.every(({ state }) => state === 'WELL' || state === 'OFF') ? (
                <strong>{t('health.well')}</strong>
              ) : null}
            </div>
            <table className={tables['table']} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t('health.column.part')}</th>
                  <th scope="col">{t('health.column.state')}</th>
                  <th scope="col">{t('health.column.took')}</th>
                </tr>
              </thead>
              <tbody>
                {parts.map(({ part, state, milliseconds, since, about }) => (
                  <tr key={part}>
                    <th scope="row">{t(`health.part.${part}`)}</th>
                    <td>
                      <span className={styles['state']} data-state={state}>
                        {t(`health.state.${state}`)}
                      </span>
                      {since === undefined ? null : ` ${t('health.since', { time: stamp(since) })}`}
                      {about === undefined ? null : (
                        <span className={blocks['soft']}>{` ${about.join(', ')}`}</span>
                      )}
                    </td>
                    <td>
                      {milliseconds === undefined ? '–' : t('health.milliseconds', { number: milliseconds })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={blocks['soft']}>
              {t('health.builds')}{' '}
              {builds.map(({ hash, processes }) => t('health.build', { hash, count: processes })).join(', ')}
            </p>
          </>
        )}
      </Loaded>
    </BlockFrame>
  );
};
