import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { findPage } from '../../../machines/flow/defineFlow.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { FactList } from '../facts/FactList.tsx';
import styles from '../Inspect.module.css';
import { pageName } from '../pageName.ts';
import { useSay } from '../useSay.ts';
import type { LiveSession } from './liveMessage.ts';
import { LiveTurn } from './LiveTurn.tsx';

/** Where a session stands: the three regions, the last event, the last page turned and why, what is known. */
export const LiveState = ({ flow, state }: { readonly flow: Flow; readonly state: LiveSession }) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow.claimType);
  const step = state.steps.at(-1);
  const page = step && findPage(flow, step.page);
  const rows = [
    [t('live.page'), page ? pageName(flow, page, say) : step?.page],
    [t('live.request'), step?.request],
    [t('live.state'), step?.session],
    [t('live.event'), step?.event],
  ];
  return (
    <>
      <h3>{t('live.now')}</h3>
      <dl className={styles['diff']} aria-live="polite">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state.advance ? <LiveTurn flow={flow} advance={state.advance} /> : null}
      <h3>{t('live.facts')}</h3>
      {Object.keys(state.facts).length === 0 ? <p>{t('live.noFacts')}</p> : null}
      <FactList flow={flow} known={state.facts} />
    </>
  );
};
