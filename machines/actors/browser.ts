import { telling } from './port.ts';

/** The network is back. */
export type Online = { readonly type: 'ONLINE' };
/** The page is visible again. */
export type LookedAt = { readonly type: 'CHECK_SESSION' };
/** Another tab changed what this browser keeps under the key. */
export type Stored = { readonly type: 'STORED'; readonly key: string };

const silent = () => () => {};

/** Reports `Online`; silent until it is provided. */
export const onlineSignal = telling(silent);

/** Reports `LookedAt`; silent until it is provided. Source: specification section 4, session. */
export const visibilitySignal = telling(silent);

/** Reports `Stored`; silent until it is provided. */
export const storageSignal = telling(silent);
