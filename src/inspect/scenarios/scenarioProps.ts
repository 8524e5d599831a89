import type { Scenario } from '#machines/analysis/scenarios/scenario.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';

/** What the scenarios of a flow are given: what is chosen, and what is done with a scenario that is opened. */
export interface ScenarioProps {
  readonly flow: AnyFlow;
  readonly known: Facts;
  /** The facts of a second case, undefined where nothing is compared. */
  readonly other: Facts | undefined;
  readonly onTryOut: (scenario: Scenario) => void;
  readonly onCompareWith: (scenario: Scenario) => void;
}
