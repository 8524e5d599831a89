import { pageOf } from './pageOf.ts';
import {
  mostLeft,
  type PageTraffic,
  type TrafficSummary,
} from '#machines/analysis/traffic/summariseTraffic.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { saveTable } from '#src/inspect/catalogues/saveTable.ts';
import { pageName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { Button } from '#src/layout/Button.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import styles from './Traffic.module.css';
import { useHindranceWords } from './useHindranceWords.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly summary: TrafficSummary;
  readonly onChoose: (page: string) => void;
}

const most = 10;

/** The pages that most visits ended on, each with what held people up there most often. */
export const MostLeft = ({ flow, summary, onChoose }: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const wordsOf = useHindranceWords(flow);
  const rows = mostLeft(summary, most);
  const nameOf = ({ page }: PageTraffic) => pageName(flow, pageOf(flow, page), say);
  const whyOf = ({ page, hindrances: [first] }: PageTraffic) =>
    first
      ? `${wordsOf(pageOf(flow, page), first)} (${t('traffic.times', { count: first.count })})`
      : t('traffic.noWhy');
  const shareOf = ({ left, arrived }: PageTraffic) =>
    t('traffic.share', { share: Math.round((100 * left) / arrived) });
  const save = () =>
    saveTable(
      [
        [
          t('traffic.head.page'),
          t('traffic.head.why'),
          t('traffic.arrived'),
          t('traffic.head.left'),
          t('traffic.head.share'),
        ],
        ...rows.map((row) => [nameOf(row), whyOf(row), String(row.arrived), String(row.left), shareOf(row)]),
      ],
      `${flow.code}.${t('traffic.title')}`,
    );
  if (rows.length === 0) return <p>{t('traffic.noneLeft')}</p>;
  return (
    <>
      <table className={styles['table']}>
        <caption>{t('traffic.mostLeft')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('traffic.head.page')}</th>
            <th scope="col" className={styles['count']}>
              {t('traffic.head.left')}
            </th>
            <th scope="col" className={styles['count']}>
              {t('traffic.head.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.page}>
              <th scope="row">
                <button type="button" onClick={() => onChoose(row.page)}>
                  {nameOf(row)}
                </button>
                <p>{whyOf(row)}</p>
                <meter className={styles['bar']} value={row.left} max={row.arrived} aria-hidden="true" />
              </th>
              <td className={styles['count']}>{t('traffic.number', { count: row.left })}</td>
              <td className={styles['count']}>{shareOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Ways>
        <Button look="quiet" onClick={save}>
          {t('traffic.save')}
        </Button>
      </Ways>
    </>
  );
};
