import { snapshotText } from '#machines/analysis/snapshotText.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { allLanguages } from '#src/inspect/allLanguages.ts';
import { textSnapshot } from '#src/inspect/texts/textSnapshot.ts';
import { stateText } from './stateText.ts';

type Files = Readonly<Record<string, () => Promise<string>>>;

const descriptions = import.meta.glob<string>('../../../machines/{flows,sales}/snapshots/*.txt', {
  query: '?raw',
  import: 'default',
});
const texts = import.meta.glob<string>('../../../machines/{flows,sales}/snapshots/texts/*.txt', {
  query: '?raw',
  import: 'default',
});

/** The state of a flow that is saved beside the flows; empty where there is none yet. */
export const savedState = async ({ code }: AnyFlow): Promise<string> => {
  const [description, said] = await Promise.all([fileOf(descriptions, code), fileOf(texts, code)]);
  return stateText(description, said);
};

/** The state of a flow as it is now. Finding its walks and its texts takes a while. */
export const stateNow = async (flow: AnyFlow): Promise<string> => {
  await allLanguages(flow);
  return stateText(snapshotText(flow), textSnapshot(flow));
};

const fileOf = async (files: Files, flow: string): Promise<string> => {
  const [, read] = Object.entries(files).find(([file]) => file.endsWith(`/${flow}.txt`)) ?? [];
  return read ? read().catch(() => '') : '';
};
