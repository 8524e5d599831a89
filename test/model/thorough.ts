/** How many of the cases that a property makes are tried: few in every run, all of them where `THOROUGH` says so, as on CI. */
export const casesOf = (few: number, all: number): number =>
  process.env['THOROUGH'] === undefined ? few : all;
