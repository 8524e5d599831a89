import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest; every other file is done in a few seconds. */
const longest = [
  'model/flows',
  'server/main',
  'model/faults/faults',
  'model/mending',
  'server/postgres',
  'server/embedded',
  'server/previewWords',
  'server/retentionCommand',
  'server/lastRelease.long',
  'server/outages/stops.long',
  'server/outages/conflicts.long',
  'server/waitingFiles.long',
  'analysis/factsReaching',
];

/** Begins with the files that take longest, so that no worker is alone with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return place === -1 ? longest.length : place;
};
