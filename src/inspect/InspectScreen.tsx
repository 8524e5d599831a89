import { flows } from '../../machines/flows/index.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { PageFrame } from '../layout/PageFrame.tsx';
import { FlowInspection } from './FlowInspection.tsx';
import { FlowList } from './FlowList.tsx';
import styles from './Inspect.module.css';
import { flowName } from './pageName.ts';
import { useSay } from './useSay.ts';

/** The inspection: the list of all flows, or the one whose code is asked for. */
export const InspectScreen = ({ asked }: { readonly asked: string | undefined }) => {
  const { t } = useTexts('inspect');
  const flow = flows.find(({ code }) => code === asked);
  return (
    <main id="content" className={styles['inspect']} tabIndex={-1} data-quiet-focus>
      {flow ? (
        <OneFlow flow={flow} />
      ) : (
        <PageFrame title={t('title')} lead={t('lead')}>
          <FlowList flows={flows} />
        </PageFrame>
      )}
    </main>
  );
};

const OneFlow = ({ flow }: { readonly flow: Flow }) => {
  const { say } = useSay(flow.claimType);
  return (
    <PageFrame title={flowName(flow, say)}>
      <FlowInspection key={flow.code} flow={flow} />
    </PageFrame>
  );
};
