import { useMemo } from 'react';
import { compareFlows, type ComparedPages } from '#machines/analysis/overview/compareFlows.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { lineOf } from '#src/inspect/index/flowGroups.ts';
import { useFlowNames } from '#src/inspect/index/useFlowNames.ts';
import { inspectionAddress, listedPageName } from '#src/inspect/spoken/listedPageName.ts';
import { stepName } from '#src/inspect/pageName.ts';
import { useAllSpoken } from '#src/inspect/spoken/useAllSpoken.ts';
import styles from './SideBySide.module.css';
import { ComparedQuestions } from './ComparedQuestions.tsx';

interface Props {
  readonly one: AnyFlow;
  readonly other: AnyFlow;
}

/** The pages of two flows in two columns, step by step, and in what each pair differs. */
export const ComparedTable = ({ one, other }: Props) => {
  const { t } = useTexts('catalogues');
  const { lineName, kindName } = useFlowNames();
  const { spokenOf } = useAllSpoken([one, other]);
  const pairs = useMemo(
    () => compareFlows(one, other, (flow, page) => listedPageName(flow, page, spokenOf(flow).say)),
    [one, other, spokenOf],
  );
  const nameOf = ({ code }: AnyFlow) => `${lineName(lineOf(code))}, ${kindName(code)}`;
  return (
    <table className={styles['pairs']} aria-label={t('name.compare')}>
      <thead>
        <tr>
          <th scope="col">{nameOf(one)}</th>
          <th scope="col">{nameOf(other)}</th>
          <th scope="col">{t('compare.differs')}</th>
        </tr>
      </thead>
      {[...Map.groupBy(pairs, ({ step }) => step)].map(([step, all]) => (
        <tbody key={step}>
          <tr>
            <th colSpan={3} scope="rowgroup">
              {stepName(one.steps.some((own) => own === step) ? one : other, step, spokenOf(one).say)}
            </th>
          </tr>
          {all.map((pair) => (
            <tr key={`${pair.one?.code} ${pair.other?.code}`}>
              <PageCell flow={one} page={pair.one} name={nameOf(one)} />
              <PageCell flow={other} page={pair.other} name={nameOf(other)} />
              <td>
                <Differences pair={pair} one={one} other={other} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};

/** A page of one of the flows, which its name leads to. */
const PageCell = ({
  flow,
  page,
  name,
}: {
  readonly flow: AnyFlow;
  readonly page: AnyPage | undefined;
  readonly name: string;
}) => {
  const { spokenOf } = useAllSpoken([flow]);
  return (
    <td data-flow={name} data-is-empty={page === undefined}>
      {page ? (
        <a href={inspectionAddress(flow, page)}>{listedPageName(flow, page, spokenOf(flow).say)}</a>
      ) : (
        '–'
      )}
    </td>
  );
};

/** Two pages that ask nothing and are seen by the same people. */
const isAlike = ({ isForOthers, questions, same }: ComparedPages): boolean =>
  !isForOthers && questions.length === 0 && same === 0;

/** In what a pair of pages differs, each by a sign and in words. */
const Differences = ({ pair, one, other }: Props & { readonly pair: ComparedPages }) => {
  const { t } = useTexts('catalogues');
  if (!pair.other) return <span data-is="lost">− {t('compare.pageLost')}</span>;
  if (!pair.one) return <span data-is="gained">+ {t('compare.pageGained')}</span>;
  return (
    <>
      {pair.isForOthers ? <p data-is="different">~ {t('compare.forOthers')}</p> : null}
      <ComparedQuestions pair={pair} one={one} other={other} />
      {pair.same > 0 ? <p className={styles['soft']}>{t('compare.same', { count: pair.same })}</p> : null}
      {isAlike(pair) ? <p className={styles['soft']}>{t('compare.alike')}</p> : null}
    </>
  );
};
