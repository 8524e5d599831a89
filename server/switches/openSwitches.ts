import type { Configuration } from '#machines/service/configuration.ts';
import { atMoment } from '#machines/service/lanes/openLanes.ts';
import type { FeatureShare } from '#machines/service/switches/feature.ts';
import { switched } from '#machines/service/switches/switched.ts';
import type { Store } from '#server/store/tables.ts';
import { featureOf, type OfferedTo } from './featureOf.ts';
import { listFeatures, listOn, type StoredSwitch } from './storedSwitches.ts';

/** The configuration as operators have switched it, and as it is now. */
export interface Switches {
  /** With the event lanes that are open now. Which features are for which reports is nobody's outside. */
  readonly configured: () => Configuration;
  /** The features that are not for every report now. */
  readonly features: () => readonly FeatureShare[];
  readonly offeredTo: OfferedTo;
  /** Reads which switches are on. Rejects where the database is away; what was read before counts on. */
  readonly refresh: () => Promise<void>;
}

interface Given extends Store {
  readonly configuration: Configuration;
  /** What nobody outside knows, so that nobody can tell which reports are among so many of a hundred. */
  readonly secret: string | undefined;
}

/** The switches of a process, which knows of none before it has read them. */
export function openSwitches({ db, now, configuration, secret = '' }: Given): Switches {
  let on: readonly StoredSwitch[] = [];
  let ofFeatures: readonly StoredSwitch[] = [];
  let asked = 0;
  let read = 0;
  const switchedNow = (): Configuration =>
    switched(
      configuration,
      on
        .filter(({ until }) => until === null || until > now())
        .map(({ value, set_at: at, until }) => ({ switch: value, at, until })),
    );
  return {
    configured: () => ({ ...atMoment(switchedNow(), now()), features: [] }),
    features: () => switchedNow().features,
    offeredTo: (report) => (feature) => {
      const set = ofFeatures.flatMap(({ value, set_at: from, until }) =>
        value.kind === 'FEATURE' ? { of: value.of, from, until } : [],
      );
      const always = configuration.features.map((of) => ({ of }));
      return featureOf({ shares: [...set, ...always], secret, now: now() }, feature, report);
    },
    refresh: async () => {
      asked += 1;
      const turn = asked;
      const [rows, features] = [await listOn(db, now()), await listFeatures(db)];
      // What was asked before and is answered later is old.
      if (turn < read) return;
      read = turn;
      on = rows;
      ofFeatures = features;
    },
  };
}
