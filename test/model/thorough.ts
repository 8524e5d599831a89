/** True where every case is tried, as on CI. */
export const isThorough = process.env['THOROUGH'] !== undefined;

/** How many of the cases that a property makes are tried: few in every run, all of them where `THOROUGH` says so, as on CI. */
export const casesOf = (few: number, all: number): number => (isThorough ? all : few);

/** Every so many of some cases, the first among them; all of them where `THOROUGH` says so. */
export const few = <Case>(cases: readonly Case[], every: number): readonly Case[] =>
  cases.filter((_, at) => at % casesOf(every, 1) === 0);
