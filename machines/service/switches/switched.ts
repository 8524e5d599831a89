import type { Configuration } from '#machines/service/configuration.ts';
import type { EventLane } from '#machines/service/lanes/eventLane.ts';
import type { Switch } from './switch.ts';

/** A switch that is on: since when, and until when where that is known. */
export interface SwitchedOn {
  readonly switch: Switch;
  readonly at: Date;
  readonly until: Date | null;
}

/** A configuration as the switches that are on make it. */
export const switched = (configuration: Configuration, on: readonly SwitchedOn[]): Configuration => {
  const switches = on.map((one) => one.switch);
  const off = switches.flatMap((one) => (one.kind === 'LINE' ? one.line : []));
  const features = switches.flatMap((one) => (one.kind === 'FEATURE' ? one.of : []));
  const banner = switches.find((one) => one.kind === 'BANNER')?.text ?? configuration.banner;
  const shut = switches.flatMap((one) => (one.kind === 'NO_LANE' ? one.lane : []));
  const opened = on.flatMap(openedBy);
  const isSwitched = (key: string): boolean => shut.includes(key) || opened.some((lane) => lane.key === key);
  return {
    ...configuration,
    productLines: configuration.productLines.filter((line) => !off.includes(line)),
    lanes: [...configuration.lanes.filter(({ key }) => !isSwitched(key)), ...opened],
    features: [
      ...configuration.features.filter(({ feature }) => features.every((one) => one.feature !== feature)),
      ...features,
    ],
    ...(banner && { banner }),
  };
};

const openedBy = ({ switch: one, at, until }: SwitchedOn): readonly EventLane[] =>
  one.kind === 'LANE' && until !== null
    ? [{ ...one.lane, opens: at.toISOString(), closes: until.toISOString() }]
    : [];
