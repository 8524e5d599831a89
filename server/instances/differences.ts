import type { Instance } from './instance.ts';

/** That other processes have another build, or another value of a setting that they know, too. */
export interface Difference {
  /** The name of the setting, undefined for the build. */
  readonly setting?: string;
  /** Their build, or the digest of their value. */
  readonly other: string;
}

/** In what other processes differ from one, each difference once however many of them have it; builds first. */
export function differencesFrom(own: Instance, others: readonly Instance[]): readonly Difference[] {
  const builds = new Set(others.map(({ build }) => build).filter((build) => build !== own.build));
  const settings = Object.keys(own.settings).flatMap((setting) =>
    [...new Set(others.map((other) => other.settings[setting]))]
      .filter((other) => other !== undefined && other !== own.settings[setting])
      .map((other = '') => ({ setting, other })),
  );
  return [...[...builds].map((other) => ({ other })), ...settings];
}

/** The names of the settings that processes know and do not have alike, in alphabetical order. */
export function differingIn(settings: readonly Instance['settings'][]): string[] {
  const names = new Set(settings.flatMap((one) => Object.keys(one)));
  const valuesOf = (name: string) =>
    new Set(settings.map((one) => one[name]).filter((value) => value !== undefined));
  return [...names].filter((name) => valuesOf(name).size > 1).toSorted();
}

/** How many processes there are, and how many of them differ from one in build and in settings. */
export interface CountedInstances {
  readonly all: number;
  readonly byBuild: number;
  readonly bySettings: number;
}

/** Counts one process and the others. */
export const countInstances = (own: Instance, others: readonly Instance[]): CountedInstances => ({
  all: others.length + 1,
  byBuild: others.filter(({ build }) => build !== own.build).length,
  bySettings: others.filter((other) =>
    differencesFrom(own, [other]).some(({ setting }) => setting !== undefined),
  ).length,
});
