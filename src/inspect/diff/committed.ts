const files = import.meta.glob<string>('../../../machines/flows/snapshots/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Takes the code of a flow; gives the description that stands beside the flows, empty where there is none yet. */
export const committed = (flow: string): string =>
  files[`../../../machines/flows/snapshots/${flow}.txt`] ?? '';
