/** Where events are posted. */
export interface PushPlace {
  readonly url: string;
  /** What signs them: the secret, and the one in whose place it has come. */
  readonly secrets: readonly string[];
}

/** How what is registered leaves for the core system of the insurer, as an operator has set it up. */
export interface Handover {
  /** The name by which the core knows this installation. */
  readonly tenant: string;
  /** True where the registers are filled with invented people. */
  readonly isTest: boolean;
  /** What the core shows to read events and to fetch files. */
  readonly exportKey: string;
  /** Undefined where the core reads events itself. */
  readonly push: PushPlace | undefined;
}
