import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { flowName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import styles from './Instrument.module.css';

interface Props {
  readonly flow: AnyFlow;
  readonly flows: readonly AnyFlow[];
}

/** The name of the flow that is looked at, and the way to any other. */
export const FlowChoice = ({ flow, flows }: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  return (
    <select
      className={styles['choice']}
      aria-label={t('flowChoice')}
      value={flow.code}
      onChange={(event) => location.assign(`/inspect/${event.target.value}`)}
    >
      {flows.map((other) => (
        <option key={other.code} value={other.code}>
          {flowName(other, say)}
        </option>
      ))}
    </select>
  );
};
