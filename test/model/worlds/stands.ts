import { getPage } from '#machines/flow/compile.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import { statesFrom, stateOf } from '#test/model/faults/exploring.ts';
import { after, happenings, isKnown, type Happening, type World } from '#test/model/faults/flowWorld.ts';
import { representatives, requestOf } from '#test/model/faults/representative.ts';
import type { Situation } from '#test/model/faults/situations.ts';
import { begunIn } from '#test/model/faults/trial.ts';

/** A report as it is open here: the page it is on, what has happened to it there, and the world it led to. */
export interface Stand {
  readonly situation: Situation;
  readonly happened: readonly Happening[];
  readonly world: World;
}

/** A file that was picked is still under way. */
const moving: Happening = {
  says: 'a file is under way',
  step: {
    type: 'send',
    event: { type: 'extra.changed', extra: { files: { arrived: 0, moving: 1, failed: 0 } } },
  },
};

/** Every state that the machine of a flow may be in while a report is in the service, whatever went wrong before. */
export const standsOf = (flow: Flow): readonly Stand[] => {
  const machine = createFlowMachine(flow);
  const seen = new Set<string>();
  const isNews = ({ situation: { page }, world }: Stand) => {
    const before = seen.size;
    const { saves, submits } = getPage(flow, page);
    return seen.add(JSON.stringify([saves, submits, stateOf(world)])).size > before;
  };
  return [...representatives(flow, machine).values()]
    .flatMap((situation) => {
      const { world } = begunIn({ flow, machine }, situation);
      const starts = getPage(flow, situation.page).submits ? [[], [moving]] : [[]];
      return starts.flatMap((begun) =>
        statesFrom(begun.reduce(after, world), (now) => usual(happenings(now, situation))).map((course) => ({
          situation,
          happened: [...begun, ...course.happened],
          world: course.world,
        })),
      );
    })
    .filter(({ world }) => isKnown(world.stored) && world.position.snapshot.status === 'active')
    .filter(({ world }) => !['sent', 'discarded'].includes(requestOf(world)))
    .filter(isNews);
};

/** Of all that may go wrong, one of each kind that the machine tells apart. */
const usual = (all: readonly Happening[]): readonly Happening[] =>
  all.filter(
    ({ says }) =>
      !/\((401|404|409|429|503|504)\)$|in vain$|broken off$|our own code$|cannot be read$|long after/.test(
        says,
      ),
  );
