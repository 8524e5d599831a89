import { isFailureCode } from '#machines/calls/failures.ts';
import type { Block } from '#machines/sales/client/block.ts';
import type { Failures } from '#machines/service/sales/operationsCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import blocks from '#src/sales/client/Blocks.module.css';
import tables from '#src/sales/Table.module.css';
import styles from './Operations.module.css';

/** How often calls were answered with which code, hour by hour. */
export const FailuresBlock = ({ block }: { readonly block: Block<Failures> }) => {
  const { t } = useTexts('operations');
  const { t: words } = useTexts('failures');
  const title = t('failures.title');
  return (
    <BlockFrame title={title} isWide>
      <Loaded block={block} name={title}>
        {({ codes }) =>
          codes.length === 0 ? (
            <p>{t('failures.none')}</p>
          ) : (
            <table className={`${tables['table']} ${tables['cards']}`} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t('failures.column.code')}</th>
                  <th scope="col">{t('failures.column.hour')}</th>
                  <th scope="col">{t('failures.column.day')}</th>
                  <th scope="col">{t('failures.column.before')}</th>
                  <th scope="col">{t('failures.column.course')}</th>
                </tr>
              </thead>
              <tbody>
                {codes.map(({ code, hours, before }) => (
                  <tr key={code}>
                    <th scope="row">
                      {code}
                      {isFailureCode(code) ? (
                        <span className={blocks['soft']}>{` ${words(`${code}.title`)}`}</span>
                      ) : null}
                    </th>
                    <td data-head={t('failures.column.hour')}>{hours.at(-1)}</td>
                    <td data-head={t('failures.column.day')}>{sum(hours)}</td>
                    <td data-head={t('failures.column.before')}>{before}</td>
                    <td>
                      <Hours hours={hours} />
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

const sum = (hours: readonly number[]): number => hours.reduce((all, one) => all + one, 0);

/** Their course as bars, whose numbers stand beside them. */
const Hours = ({ hours }: { readonly hours: readonly number[] }) => {
  const most = Math.max(1, ...hours);
  return (
    <span className={styles['hours']} aria-hidden="true">
      {hours.map((count, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- An hour is its place.
        <span key={at} style={{ blockSize: `${(count / most) * 100}%` }} />
      ))}
    </span>
  );
};
