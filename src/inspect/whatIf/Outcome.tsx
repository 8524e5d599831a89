import { recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import { documentsOf, factsRead } from '#machines/analysis/rulesOf.ts';
import { documentsFor, type DocumentsWanted } from '#machines/report/documents.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { FactStep } from '#machines/analysis/walkFacts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import styles from '#src/inspect/Inspect.module.css';
import { pageName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { Refusals } from './Refusals.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly known: Facts;
  readonly walk: readonly FactStep[];
}

/** Where the facts lead: the pages, the documents, and for every page refused on the way what refused it. */
export const Outcome = ({ flow, known, walk }: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const { required, optional } = documentsBy(flow, known);
  const last = walk.at(-1);
  return (
    <>
      <p role="status">
        <strong>{t('whatIf.left', { count: walk.length })}</strong>
      </p>
      <ol className={styles['walk']}>
        {walk.map(({ page }) => (
          <li key={page.code}>{pageName(flow, page, say)}</li>
        ))}
      </ol>
      {last && last.taken === undefined && last.page.next.length > 0 ? <p>{t('whatIf.stuck')}</p> : null}
      <Documents title={t('whatIf.required')} codes={required} />
      <Documents title={t('whatIf.optional')} codes={optional} />
      <Refusals flow={flow} known={known} walk={walk} />
    </>
  );
};

const Documents = ({ title, codes }: { readonly title: string; readonly codes: readonly string[] }) => {
  const name = useDocumentNames();
  return codes.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul>
        {codes.map((code) => (
          <li key={code}>{name(code) ?? code}</li>
        ))}
      </ul>
    </>
  );
};

/** The documents needed, and those that help, for a claim with these facts and nothing else. */
export const documentsBy = (flow: AnyFlow, known: Facts): DocumentsWanted => {
  const deciding = factsRead(documentsOf(flow).rows.map(({ when }) => when));
  // Before it is known what happened they would be those of the most common event.
  return deciding.every((name) => known[name] === undefined)
    ? { required: [], optional: [] }
    : documentsFor({ documents: documentsOf(flow) }, recordFromFacts(flow.subject, known));
};
