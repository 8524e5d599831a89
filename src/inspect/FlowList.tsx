import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Inspect.module.css';
import { flowName } from './pageName.ts';
import { useSay } from './useSay.ts';

/** Every flow, and the way to its inspection. */
export const FlowList = ({ flows }: { readonly flows: readonly AnyFlow[] }) => (
  <ul className={styles['flows']}>
    {flows.map((flow) => (
      <FlowLink key={flow.code} flow={flow} />
    ))}
  </ul>
);

const FlowLink = ({ flow }: { readonly flow: AnyFlow }) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  return (
    <li>
      <a href={`/inspect/${flow.code}`}>{flowName(flow, say)}</a>
      <p className={styles['soft']}>{t('pages', { count: flow.pages.length })}</p>
    </li>
  );
};
