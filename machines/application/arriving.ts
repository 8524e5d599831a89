import type { Arrival } from '../origins/arrival.ts';
import type { Configuration } from '../service/configuration.ts';

/** What the application knows once it has booted, and whether the address asks for a flow. */
export interface Booted {
  readonly configuration: Configuration;
  readonly asksFlow: boolean;
  /** What there is to find out about who comes, and from where; undefined for somebody like everybody. */
  readonly coming?: Coming | undefined;
}

/** Somebody who comes from somewhere or is known to the service, before it is known who. */
export interface Coming {
  readonly landing: string | undefined;
  readonly referer: string | undefined;
  readonly isIdentified: boolean;
}

/** Somebody who tells nothing of where they come from. */
export const nowhere: Coming = { landing: undefined, referer: undefined, isIdentified: false };

/** What is known while it is found out who comes. */
export interface Arriving {
  readonly configuration: Configuration;
  readonly coming: Coming;
}

/** Who has come, and the configuration as they have it. */
export interface Arrived extends Booted {
  readonly arrival: Arrival;
}

/** What a flow is opened with. */
export interface Opening {
  readonly configuration: Configuration;
  readonly arrival: Arrival | undefined;
}
