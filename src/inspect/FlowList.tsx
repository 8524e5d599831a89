import type { Flow } from '#machines/report/claimFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Inspect.module.css';
import { flowName } from './pageName.ts';
import { useSay } from './useSay.ts';

/** Every flow, and the way to its inspection. */
export const FlowList = ({ flows }: { readonly flows: readonly Flow[] }) => (
  <ul className={styles['flows']}>
    {flows.map((flow) => (
      <FlowLink key={flow.code} flow={flow} />
    ))}
  </ul>
);

const FlowLink = ({ flow }: { readonly flow: Flow }) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow.claimType);
  return (
    <li>
      <a href={`/inspect/${flow.code}`}>{flowName(flow, say)}</a>
      <p className={styles['soft']}>{t('pages', { count: flow.pages.length })}</p>
    </li>
  );
};
