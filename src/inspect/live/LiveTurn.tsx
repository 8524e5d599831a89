import { findPage } from '#machines/flow/compile.ts';
import type { Advance, Considered } from '#machines/analysis/advance.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ruleWords } from '#src/inspect/facts/ruleWords.ts';
import styles from '#src/inspect/Inspect.module.css';
import { pageName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';

/** The last page turn: every transition tried, in order, its result and the part of its rule that decided. */
export const LiveTurn = ({ flow, advance }: { readonly flow: AnyFlow; readonly advance: Advance }) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const name = (code: string) => {
    const page = findPage(flow, code);
    return page ? pageName(flow, page, spoken.say) : code;
  };
  const reasons = ({ because }: Considered) =>
    because.map(({ leaf, ok }) =>
      t(ok ? 'whatIf.holds' : 'live.holdsNot', { rule: ruleWords(leaf, spoken) }),
    );
  return (
    <>
      <h3>{t('live.turn')}</h3>
      <p>{t('live.from', { from: name(advance.from), to: name(advance.to) })}</p>
      <ol>
        {advance.considered.map((considered) => (
          <li key={considered.to}>
            {name(considered.to)}: <strong>{considered.ok ? t('live.taken') : t('live.refused')}</strong>
            <p className={styles['soft']}>
              {considered.because.length === 0 ? t('live.free') : reasons(considered).join('; ')}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
};
