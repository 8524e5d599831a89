import manifest from '../../package.json' with { type: 'json' };

/** The flags that `npm start` gives to Node, in a line. */
export const startFlags = manifest.scripts.start.match(/--\S+/g)?.join(' ') ?? '';
