import type { Visitor } from '#machines/origins/visitor.ts';
import type { Configuration } from '#machines/service/configuration.ts';

/** What the application knows once it has booted, and whether the address asks for a flow. */
export interface Booted {
  readonly configuration: Configuration;
  readonly asksFlow: boolean;
  /** The hand-off of the window; undefined for a visitor of whom nothing need be found out. */
  readonly handOff?: HandOff | undefined;
}

/** What a window brings of a visitor before it is known who that is. */
export interface HandOff {
  readonly landing: string | undefined;
  readonly referer: string | undefined;
  readonly isIdentified: boolean;
  /** The client for whom a user who has signed in reports in this tab. */
  readonly clientCase?: string | undefined;
}

/** The hand-off of a window that brings nothing. */
export const noHandOff: HandOff = { landing: undefined, referer: undefined, isIdentified: false };

/** The input of the actor that identifies the visitor. */
export interface Identifying {
  readonly configuration: Configuration;
  readonly handOff: HandOff;
}

/** The visitor, and the configuration as it is for this visitor. */
export interface Identified extends Booted {
  readonly visitor: Visitor;
}

/** What a flow is opened with. */
export interface FlowOpening {
  readonly configuration: Configuration;
  readonly visitor: Visitor | undefined;
}
