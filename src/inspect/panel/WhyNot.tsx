import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { divergenceFrom } from '#machines/analysis/divergenceFrom.ts';
import type { FactStep } from '#machines/analysis/walkFacts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Refused } from '#src/inspect/facts/Refused.tsx';
import styles from '#src/inspect/Inspect.module.css';
import { pageName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { Row } from './Row.tsx';

export interface WhyNotProps {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  /** The facts of a what-if with those that follow, and where they lead. */
  readonly known: Facts;
  readonly walk: readonly FactStep[];
}

/** Why chosen facts do not lead to a page: the way there, and what refused its first transition. Nothing where they do. */
export const WhyNot = ({ flow, page, known, walk }: WhyNotProps) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const left = divergenceFrom(flow, walk, page.code);
  if (!left) return null;
  const name = (code: string) => pageName(flow, getPage(flow, code), say);
  const { refused, taken } = left.step;
  const [, first = page.code] = left.way;
  const refusal = refused.find(({ to }) => to === first);
  return (
    <Row name={t('panel.whyNot')}>
      {left.way.map(name).join(' → ')}
      <p className={styles['soft']}>
        {t('whatIf.not', { page: name(first) })}{' '}
        {refusal ? (
          <Refused flow={flow} verdict={refusal.verdict} known={known} />
        ) : (
          t('whatIf.first', { page: name(taken ?? page.code) })
        )}
      </p>
    </Row>
  );
};
