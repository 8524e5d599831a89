import type { PageTraffic as Counted } from '#machines/analysis/traffic/summariseTraffic.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Traffic.module.css';
import { useHindranceWords } from './useHindranceWords.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  /** Undefined where nobody came. */
  readonly traffic: Counted | undefined;
}

const minute = 60;

/** What was counted of one page. */
export const PageTraffic = ({ flow, page, traffic }: Props) => {
  const { t } = useTexts('inspect');
  const wordsOf = useHindranceWords(flow);
  if (!traffic)
    return (
      <>
        <h3>{t('traffic.page')}</h3>
        <p>{t('traffic.noPage')}</p>
      </>
    );
  const { arrived, opened, left, closed, stay, hindrances } = traffic;
  const numbers = [
    ['arrived', arrived],
    ['opened', opened],
    ['left', left],
    ...(closed > 0 ? ([['closed', closed]] as const) : []),
  ] as const;
  return (
    <>
      <h3>{t('traffic.page')}</h3>
      <dl className={styles['numbers']}>
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`traffic.${name}`)}</dt>
            <dd>{t('traffic.number', { count })}</dd>
          </div>
        ))}
        {stay === undefined ? null : (
          <div>
            <dt>{t('traffic.stay')}</dt>
            <dd>
              {stay <= minute
                ? t('traffic.seconds', { count: stay })
                : t('traffic.minutes', { count: stay / minute })}
            </dd>
          </div>
        )}
      </dl>
      {hindrances.length === 0 ? null : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('traffic.head.why')}</th>
              <th scope="col" className={styles['count']}>
                {t('traffic.head.times')}
              </th>
            </tr>
          </thead>
          <tbody>
            {hindrances.map((hindrance) => (
              <tr key={'code' in hindrance ? hindrance.code : `${hindrance.field}:${hindrance.key}`}>
                <td>{wordsOf(page, hindrance)}</td>
                <td className={styles['count']}>{t('traffic.times', { count: hindrance.count })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
};
