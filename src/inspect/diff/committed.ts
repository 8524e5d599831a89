const files = import.meta.glob<string>('../../../machines/flows/snapshots/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The saved description of a flow, which is beside the flows, by its code; empty where there is none yet. */
export const committed = (flow: string): string =>
  files[`../../../machines/flows/snapshots/${flow}.txt`] ?? '';
