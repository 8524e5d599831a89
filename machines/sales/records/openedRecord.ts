/** A record as it is opened, whatever it is about. What a form reads of it besides, its own kind knows. */
export interface Opened {
  readonly version: number;
  readonly record: object;
  /** Whoever shares a policy of it reads it. */
  readonly isShared?: boolean | undefined;
  readonly savedBy?: { readonly name: string; readonly actsFor?: string | undefined } | undefined;
  readonly savedAt?: string | undefined;
}
