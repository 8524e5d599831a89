import { useMemo } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { factsReaching } from '#machines/analysis/factsReaching.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { FactList } from '#src/inspect/facts/FactList.tsx';
import styles from '#src/inspect/Inspect.module.css';

interface Props {
  readonly flow: AnyFlow;
  /** Code of the page that the preview began on. */
  readonly page: string;
  readonly known: Facts;
}

/** The facts assumed in a preview, where there are any. */
export const PreviewFacts = ({ flow, page, known }: Props) => {
  const { t } = useTexts('inspect');
  const facts = useMemo(() => factsReaching(flow, page, known) ?? known, [flow, page, known]);
  const kept = Object.entries(known).every(([name, value]) =>
    [value ?? []].flat().every((one) => [facts[name]].flat().includes(one)),
  );
  if (Object.values(facts).every((value) => value === undefined)) return null;
  return (
    <>
      {kept ? null : <p className={styles['soft']}>{t('preview.elsewhere')}</p>}
      <p>
        <strong>{t('preview.with')}</strong>
      </p>
      <FactList flow={flow} known={facts} />
    </>
  );
};
