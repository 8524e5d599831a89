import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { getPage } from '../../../machines/flow/defineFlow.ts';
import type { Facts } from '../../../machines/flow/facts.ts';
import { blame } from '../../../machines/flow/rule.ts';
import type { FactStep, Refusal } from '../../../machines/flow/walkFacts.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useDocumentNames } from '../../pages/shared/useDocumentNames.ts';
import { ruleWords } from '../facts/ruleWords.ts';
import styles from '../Inspect.module.css';
import { pageName } from '../pageName.ts';
import { useSay } from '../useSay.ts';
import { documentsBy } from './documentsBy.ts';

interface Props {
  readonly flow: Flow;
  readonly known: Facts;
  readonly walk: readonly FactStep[];
}

/** Where the facts lead: the pages, the documents, and for every page refused on the way what refused it. */
export const Outcome = ({ flow, known, walk }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow.claimType);
  const documentName = useDocumentNames();
  const documents = documentsBy(flow, known);
  const refusing = walk.filter(({ refused }) => refused.length > 0);
  const name = (code: string) => pageName(flow, getPage(flow, code), spoken.say);
  const reasons = ({ verdict }: Refusal) =>
    blame(verdict).map(({ rule, ok }) =>
      t(ok ? 'whatIf.holds' : 'whatIf.holdsNot', { rule: ruleWords(rule, spoken) }),
    );
  const last = walk.at(-1);
  return (
    <>
      <p role="status">
        <strong>{t('whatIf.left', { count: walk.length })}</strong>
      </p>
      <ol className={styles['walk']}>
        {walk.map(({ page }) => (
          <li key={page.code}>{pageName(flow, page, spoken.say)}</li>
        ))}
      </ol>
      {last && last.taken === undefined && last.page.next.length > 0 ? <p>{t('whatIf.stuck')}</p> : null}
      {documents.length > 0 ? (
        <>
          <h3>{t('whatIf.required')}</h3>
          <ul>
            {documents.map((code) => (
              <li key={code}>{documentName(code) ?? code}</li>
            ))}
          </ul>
        </>
      ) : null}
      <h3>{t('whatIf.refused')}</h3>
      {refusing.length === 0 ? <p>{t('whatIf.refusedNone')}</p> : null}
      <ul>
        {refusing.flatMap(({ page, refused }) =>
          refused.map((refusal) => (
            <li key={`${page.code} ${refusal.to}`}>
              {name(page.code)} → {name(refusal.to)}
              <p className={styles['soft']}>{reasons(refusal).join('; ')}</p>
            </li>
          )),
        )}
      </ul>
    </>
  );
};
