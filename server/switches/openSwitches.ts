import type { Configuration } from '#machines/service/configuration.ts';
import { atMoment } from '#machines/service/lanes/openLanes.ts';
import { switched } from '#machines/service/switches/switched.ts';
import type { Store } from '#server/store/tables.ts';
import { featureOf, type HasFeature } from './featureOf.ts';
import { listOn, type StoredSwitch } from './storedSwitches.ts';

/** The configuration as operators have switched it, and as it is now. */
export interface Switches {
  /** With the event lanes that are open now. */
  readonly configured: () => Configuration;
  readonly hasFeature: HasFeature;
  /** Reads which switches are on. Rejects where the database is away; what was read before counts on. */
  readonly refresh: () => Promise<void>;
}

/** The switches of a process, which knows of none before it has read them. */
export function openSwitches({
  db,
  now,
  configuration,
}: Store & { readonly configuration: Configuration }): Switches {
  let read: readonly StoredSwitch[] = [];
  const on = () =>
    read
      .filter(({ until }) => until === null || until > now())
      .map(({ value, set_at: at, until }) => ({ switch: value, at, until }));
  return {
    configured: () => atMoment(switched(configuration, on()), now()),
    hasFeature: (feature, report) => {
      const set = on().flatMap(({ switch: one, at }) => (one.kind === 'FEATURE' ? { of: one.of, at } : []));
      return featureOf([...set, ...configuration.features.map((of) => ({ of }))], feature, report);
    },
    refresh: async () => {
      read = await listOn(db, now());
    },
  };
}
