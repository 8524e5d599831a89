import type { AnyStateNode } from 'xstate';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { chatMachine } from '#machines/sales/chat/chatMachine.ts';
import { clientMachine } from '#machines/sales/client/clientMachine.ts';
import { handOverMachine } from '#machines/sales/client/handOverMachine.ts';
import { revealMachine } from '#machines/sales/client/revealMachine.ts';
import { telephoneMachine } from '#machines/sales/client/telephoneMachine.ts';
import { liveMachine } from '#machines/sales/live/liveMachine.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import { reportsMachine } from '#machines/sales/reports/reportsMachine.ts';
import { shellMachine } from '#machines/sales/shellMachine.ts';
import { speedTestMachine } from '#machines/sales/speed/speedTestMachine.ts';
import { trailMachine } from '#machines/sales/trail/trailMachine.ts';
import { isReport } from '#src/inspect/isReport.ts';
import type { Chart } from './chart.ts';
import { machinesOf } from './childCharts.ts';
import { machineChart } from './machineChart.ts';

/** The state that a chart is drawn of, by the name of the part. */
type Parts = Readonly<Record<string, AnyStateNode | undefined>>;

/** The machines that work with a record of the sales application, by what it is about; any other is filled in by its form alone. */
const salesParts: Readonly<Record<string, Parts>> = {
  shell: {
    shell: shellMachine.root,
    client: clientMachine.root,
    handOver: handOverMachine.root,
    reveal: revealMachine.root,
    telephone: telephoneMachine.root,
    reports: reportsMachine.root,
    trail: trailMachine.root,
    chat: chatMachine.root,
    live: liveMachine.root,
    speedTest: speedTestMachine.root,
  },
};
const formParts: Parts = { record: recordMachine.root };

const drawnOf = (flow: AnyFlow): Parts =>
  isReport(flow) ? machinesOf(flow) : (salesParts[flow.subject.name] ?? formParts);

/** What is drawn of a flow besides its pages: its request region and every machine it uses. */
export const partsOf = (flow: AnyFlow): readonly string[] => Object.keys(drawnOf(flow));

/** The chart of a part of a flow. */
export const chartOfPart = (part: string, flow: AnyFlow): Chart => {
  const root = drawnOf(flow)[part];
  return root ? machineChart(root) : { nodes: [], edges: [] };
};
