import type { Block } from '#machines/sales/client/block.ts';
import type { Health } from '#machines/service/sales/operationsCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import tables from '#src/sales/Table.module.css';

/** What waits for something to be done with it, and for how long. */
export const QueuesBlock = ({ block }: { readonly block: Block<Health> }) => {
  const { t } = useTexts('operations');
  const title = t('queues.title');
  return (
    <BlockFrame title={title}>
      <Loaded block={block} name={title}>
        {({ queues }) =>
          queues.every(({ count }) => count === 0) ? (
            <p>{t('queues.none')}</p>
          ) : (
            <table className={tables['table']} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t('queues.column.what')}</th>
                  <th scope="col">{t('queues.column.count')}</th>
                  <th scope="col">{t('queues.column.oldest')}</th>
                </tr>
              </thead>
              <tbody>
                {queues.map(({ what, count, seconds }) => (
                  <tr key={what}>
                    <th scope="row">{t(`queues.what.${what}`)}</th>
                    <td>{count}</td>
                    <td>{count === 0 ? '–' : <Age seconds={seconds} />}</td>
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

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const Age = ({ seconds }: { readonly seconds: number }) => {
  const { t } = useTexts('operations');
  if (seconds < minute) return t('age.seconds', { number: seconds });
  if (seconds < hour) return t('age.minutes', { number: Math.floor(seconds / minute) });
  if (seconds < 2 * day) return t('age.hours', { number: Math.floor(seconds / hour) });
  return t('age.days', { number: Math.floor(seconds / day) });
};
