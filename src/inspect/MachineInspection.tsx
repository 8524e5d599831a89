import { useMemo, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import { Chart } from './chart/Chart.tsx';
import { isWithin, levelOf, pathOf } from './chart/levelOf.ts';
import { LevelPath } from './chart/LevelPath.tsx';
import { chartOfPart } from './chart/partsOf.ts';
import { machineLabels } from './chart/machineLabels.ts';
import styles from './Inspect.module.css';
import { MachineOutline } from './outline/MachineOutline.tsx';
import { useSay } from './useSay.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly part: string;
  /** The state whose inside is drawn; undefined for the outermost states. */
  readonly state: string | undefined;
  readonly onEnter: (state: string | undefined) => void;
  /** Ids of the states that a followed report is in. */
  readonly lit: ReadonlySet<string> | undefined;
}

/** A machine that the flow uses: its chart, level by level, and its outline, which has all of them. */
export const MachineInspection = ({ flow, part, state, onEnter, lit }: Props) => {
  useNamespaces('machines');
  const { say } = useSay(flow);
  const [chosen, setChosen] = useState<string>();
  const [arrivesAt, setArrivesAt] = useState<string>();
  const whole = useMemo(() => machineLabels(chartOfPart(part, flow), part, say), [part, flow, say]);
  const level = useMemo(() => levelOf(whole, state, say), [whole, state, say]);
  const path = pathOf(whole, state);
  const enter = (next: string | undefined) => {
    setChosen(undefined);
    // Whoever goes up finds the box they come from; whoever goes in, the first one.
    const isUp = state !== undefined && (next === undefined || isWithin(state, next));
    setArrivesAt(isUp ? pathOf(whole, state).find(({ parent }) => parent === next)?.id : '');
    onEnter(next);
  };
  const name = say(`inspect:parts.${part}`);
  return (
    <div className={styles['main']}>
      <LevelPath name={name} path={path} count={level.nodes.length} onEnter={enter} />
      <Chart
        chart={level}
        whole={whole}
        name={[name, ...path.map(({ title }) => title)].join(', ')}
        chosen={chosen}
        onChoose={(id) => {
          if (level.nodes.some((node) => node.id === id && node.kind === 'CLOSED')) enter(id);
          else setChosen(id);
        }}
        lit={lit}
        arrivesAt={arrivesAt}
        onUp={state === undefined ? undefined : () => enter(path.at(-2)?.id)}
      />
      <MachineOutline chart={whole} />
    </div>
  );
};
