/** A release that was kept: its day. */
export interface Release {
  readonly release: string;
}

const folder = '../../../machines/flows/releases';
const files = import.meta.glob<string>('../../../machines/flows/releases/*/*.txt.gz', {
  query: '?url&inline',
  import: 'default',
});

const placeOf = (file: string) => /([\d-]+)\/([^/]+)\.txt\.gz$/.exec(file)?.slice(1) ?? [];

/** The releases that a flow was kept of, the newest first. */
export const releasesOf = (flow: string): readonly Release[] =>
  Object.keys(files)
    .map(placeOf)
    .flatMap(([release, code]) => (release !== undefined && code === flow ? [{ release }] : []))
    .toSorted((one, other) => (one.release < other.release ? 1 : -1));

/** The state of a flow in a release; empty where it does not come. */
export const readRelease = async (flow: string, { release }: Release): Promise<string> => {
  const read = files[`${folder}/${release}/${flow}.txt.gz`];
  return read
    ? read()
        .then(unpacked)
        .catch(() => '')
    : '';
};

/** The text in an address that has its bytes. */
const unpacked = (address: string): Promise<string> => {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (one) => one.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
};
