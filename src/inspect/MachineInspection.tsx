import { useMemo, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import { Chart } from './chart/Chart.tsx';
import { chartOfPart } from './chart/partsOf.ts';
import { machineLabels } from './chart/machineLabels.ts';
import styles from './Inspect.module.css';
import { MachineOutline } from './outline/MachineOutline.tsx';
import { useSay } from './useSay.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly part: string;
  /** Ids of the states that a followed report is in. */
  readonly lit: ReadonlySet<string> | undefined;
}

/** A machine that the flow uses: its chart and its outline. */
export const MachineInspection = ({ flow, part, lit }: Props) => {
  useNamespaces('machines');
  const { say } = useSay(flow);
  const [chosen, setChosen] = useState<string>();
  const chart = useMemo(() => machineLabels(chartOfPart(part, flow), part, say), [part, flow, say]);
  return (
    <div className={styles['main']}>
      <Chart
        chart={chart}
        name={say(`inspect:parts.${part}`)}
        chosen={chosen}
        onChoose={setChosen}
        lit={lit}
      />
      <MachineOutline chart={chart} />
    </div>
  );
};
