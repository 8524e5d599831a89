/** What a process shares with all others on its database, for them to compare. */
export interface SharedSettings {
  /** A digest of each setting that all of them should have alike, by its name. */
  readonly digests: Readonly<Record<string, string>>;
  /** The settings that say nothing, so that each process makes its own: no two can have them alike. */
  readonly made: readonly string[];
}

/** A process of the service: its build, and digests of what it is set up from. */
export interface Instance {
  readonly id: string;
  readonly build: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** A process with its settings. What it made itself is its own by its id. */
export const instanceOf = (id: string, build: string, { digests, made }: SharedSettings): Instance => ({
  id,
  build,
  settings: { ...digests, ...Object.fromEntries(made.map((name) => [name, id])) },
});
