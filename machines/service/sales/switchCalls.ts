import * as z from 'zod';
import { call } from '#machines/service/call.ts';
import { LiftReason } from '#machines/service/draftLocks.ts';
import { longestHours, Switch } from '#machines/service/switches/switch.ts';

/** A switch that is on, as the page of operators shows it. */
export interface SetSwitch {
  readonly key: string;
  readonly switch: Switch;
  readonly version: number;
  readonly by: string;
  readonly words: string;
  readonly at: string;
  /** Without one it is on until somebody switches it off. */
  readonly until?: string | undefined;
  /** Set by who reads it: somebody else looks at it. */
  readonly isOwn: boolean;
  /** The second one who has looked at it. */
  readonly seenBy?: string | undefined;
  /** Until when a second one is to have looked at it. */
  readonly seenUntil: string;
}

export interface Switches {
  readonly switches: readonly SetSwitch[];
  /** The keys of event lanes that are open by the file alone. */
  readonly lanes: readonly string[];
}

const Switches: z.ZodType<Switches> = z.object({
  switches: z.array(
    z.object({
      key: z.string(),
      switch: Switch,
      version: z.int(),
      by: z.string(),
      words: z.string(),
      at: z.iso.datetime(),
      until: z.iso.datetime().optional().describe('Without one it is on until somebody switches it off.'),
      isOwn: z.boolean().describe('Set by who reads it: somebody else looks at it.'),
      seenBy: z.string().optional().describe('The second one who has looked at it.'),
      seenUntil: z.iso.datetime().describe('Until when a second one is to have looked at it.'),
    }),
  ),
  lanes: z.array(z.string()).describe('The keys of event lanes that are open by the file alone.'),
});

/** What is switched on, for how many hours and why. */
export interface SwitchingOn {
  readonly switch: Switch;
  readonly hours?: number | undefined;
  /** That of the switch which it takes the place of; 0 where there was none. */
  readonly version: number;
  readonly words: string;
}

const SwitchingOn: z.ZodType<SwitchingOn> = z.object({
  switch: Switch,
  hours: z.int().min(1).max(longestHours).optional(),
  version: z.int().min(0).describe('That of the switch which it takes the place of; 0 where there was none.'),
  words: LiftReason,
});

/** The calls about switches: operators, the helpdesk and auditors read which are on, operators set them. */
export const switchCalls = {
  listSwitches: call({
    method: 'GET',
    path: '/rest/operations/switch',
    failing: 'SILENT',
    summary: 'Our addition: which switches are on, by whom and why. The look is on the trail.',
    answer: Switches,
  }),
  switchOn: call({
    method: 'POST',
    path: '/rest/operations/switch',
    failing: 'REFUSALS',
    summary:
      'Our addition: an operator switches something on. It is on the trail, and a second one is to look at it.',
    body: SwitchingOn,
    answer: Switches,
  }),
  switchOff: call({
    method: 'POST',
    path: '/rest/operations/switch/off',
    failing: 'REFUSALS',
    summary: 'Our addition: an operator switches something off. It is on the trail.',
    body: z.object({ key: z.string().max(60), version: z.int(), words: LiftReason }),
    answer: Switches,
  }),
  seeSwitch: call({
    method: 'POST',
    path: '/rest/operations/switch/seen',
    failing: 'REFUSALS',
    summary:
      'Our addition: a second operator has looked at a switch, and finds it right. It is on the trail.',
    body: z.object({ key: z.string().max(60), version: z.int() }),
    answer: Switches,
  }),
};
