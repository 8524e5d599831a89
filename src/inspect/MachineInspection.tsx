import { useMemo, useState } from 'react';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Chart } from './chart/Chart.tsx';
import { chartOfPart, type MachinePart } from './chart/childCharts.ts';
import { machineLabels } from './chart/machineLabels.ts';
import styles from './Inspect.module.css';
import { MachineOutline } from './MachineOutline.tsx';
import { useSay } from './useSay.ts';

/** A machine the flow works with: its chart and its outline. */
export const MachineInspection = ({ flow, part }: { readonly flow: Flow; readonly part: MachinePart }) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow.claimType);
  const [chosen, setChosen] = useState<string>();
  const chart = useMemo(() => machineLabels(chartOfPart(part, flow), say), [part, flow, say]);
  return (
    <div className={styles['main']}>
      <Chart chart={chart} name={t(`parts.${part}`)} chosen={chosen} onChoose={setChosen} />
      <MachineOutline chart={chart} />
    </div>
  );
};
