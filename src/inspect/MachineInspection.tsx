import { useMemo, useState } from 'react';
import type { Flow } from '#machines/report/claimFlow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Chart } from './chart/Chart.tsx';
import { chartOfPart, type MachinePart } from './chart/childCharts.ts';
import { machineLabels } from './chart/machineLabels.ts';
import styles from './Inspect.module.css';
import { MachineOutline } from './MachineOutline.tsx';
import { useSay } from './useSay.ts';

interface Props {
  readonly flow: Flow;
  readonly part: MachinePart;
  /** Ids of the states that a followed report is in. */
  readonly lit: ReadonlySet<string> | undefined;
}

/** A machine that the flow uses: its chart and its outline. */
export const MachineInspection = ({ flow, part, lit }: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow.claimType);
  const [chosen, setChosen] = useState<string>();
  const chart = useMemo(() => machineLabels(chartOfPart(part, flow), say), [part, flow, say]);
  return (
    <div className={styles['main']}>
      <Chart chart={chart} name={t(`parts.${part}`)} chosen={chosen} onChoose={setChosen} lit={lit} />
      <MachineOutline chart={chart} />
    </div>
  );
};
