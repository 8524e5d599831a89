import * as z from 'zod';
import { text } from '#machines/claim/fields/text.ts';
import { LaneEvent } from '#machines/claim/codes/lane.ts';
import { ClaimType, Origin } from '#machines/claim/enums.ts';
import { PastDay } from '#machines/claim/fields/days.ts';
import { LiftReason } from '#machines/service/draftLocks.ts';
import { must } from '#machines/subject/issues/issue.ts';
import type { SetSwitch, SwitchingOn } from '#machines/service/sales/switchCalls.ts';
import { Feature } from '#machines/service/switches/feature.ts';
import { keyOf, laneSwitch, type Switch } from '#machines/service/switches/switch.ts';
import { longestWords } from '#machines/service/switches/words.ts';

/** What an operator is about to switch on, by its kind. */
export const SwitchKind = z.enum(['LINE', 'LANE', 'BANNER', 'FEATURE']);
export type SwitchKind = z.infer<typeof SwitchKind>;

/** What an operator is about to do with a switch, before they say why. */
export type WantedSwitch =
  | { readonly act: 'ON'; readonly kind: SwitchKind }
  /** An event lane of the configuration is to be shut. */
  | { readonly act: 'SHUT'; readonly lane: string }
  | { readonly act: 'OFF'; readonly of: Pick<SetSwitch, 'key' | 'version'> }
  | { readonly act: 'SEEN'; readonly of: Pick<SetSwitch, 'key' | 'version'> };

/** For how long something is switched on, by the hours of it; `OPEN` until somebody switches it off. */
export const OnFor = z.enum(['1', '4', '12', '24', '168', 'OPEN']);

/** Lines whose reports an event lane may shorten. */
export const laneLines = ['car', 'property'] as const satisfies readonly ClaimType[];

/** What the form of a switch says: its values by the names of its fields. */
export interface SaidOfSwitch {
  readonly switchWords: string;
  readonly onFor?: z.infer<typeof OnFor> | undefined;
  readonly line?: ClaimType | undefined;
  readonly bannerCs?: string | undefined;
  readonly bannerSk?: string | undefined;
  readonly bannerEn?: string | undefined;
  readonly feature?: Feature | undefined;
  readonly featureLines?: readonly ClaimType[] | undefined;
  readonly featureOrigins?: readonly Origin[] | undefined;
  readonly share?: number | undefined;
  readonly laneEvent?: LaneEvent | undefined;
  readonly laneLines?: readonly (typeof laneLines)[number][] | undefined;
  readonly laneFrom?: string | undefined;
  readonly laneTo?: string | undefined;
  readonly placeCs?: string | undefined;
  readonly placeSk?: string | undefined;
  readonly placeEn?: string | undefined;
  readonly laneHotline?: string | undefined;
  readonly laneDays?: number | undefined;
}

/** Also a short number, such as of a line for everybody. */
const isTelephone = (typed: string): boolean => /^\+?\d[\d ]{2,}$/.test(typed);

const why = z.object({ switchWords: LiftReason });
const limited = why.extend({ onFor: OnFor });
const sentence = text(longestWords);
const forms = {
  LINE: limited.extend({ line: ClaimType }),
  BANNER: limited.extend({ bannerCs: sentence, bannerSk: sentence, bannerEn: sentence }),
  FEATURE: limited.extend({
    feature: Feature,
    share: z.int().min(0).max(100),
    featureLines: z.array(ClaimType).min(1),
    featureOrigins: z.array(Origin).optional(),
  }),
  LANE: why
    .extend({
      laneEvent: LaneEvent,
      laneLines: z.array(z.enum(laneLines)).min(1),
      laneFrom: PastDay,
      laneTo: PastDay.optional(),
      placeCs: text(60),
      placeSk: text(60).optional(),
      placeEn: text(60).optional(),
      laneHotline: text(30).check(must('phone', isTelephone)).optional(),
      laneDays: z.int().min(1).max(60),
    })
    .check(
      must('laneOrder', ({ laneFrom, laneTo = laneFrom }) => laneFrom <= laneTo, { path: ['laneTo'] }),
      must('laneCar', ({ laneEvent, laneLines: lines }) => laneEvent === 'HAIL' || !lines.includes('car'), {
        path: ['laneLines'],
      }),
    ),
} as const;

/** The form of what is wanted. */
export const formOfSwitch = (wanted: WantedSwitch): z.ZodType<SaidOfSwitch> =>
  wanted.act === 'ON' ? forms[wanted.kind] : why;

/** What the service is asked for. */
export type SwitchAsked =
  | { readonly asks: 'ON'; readonly body: SwitchingOn }
  | {
      readonly asks: 'OFF';
      readonly body: { readonly key: string; readonly version: number; readonly words: string };
    }
  | { readonly asks: 'SEEN'; readonly body: { readonly key: string; readonly version: number } };

/**
 * What the service is asked for by what is wanted, what was said of it and the switches that are on, whose versions it names.
 *
 * @throws Error where the form was not filled in
 */
export const switchAsked = (
  wanted: WantedSwitch,
  said: SaidOfSwitch | undefined,
  on: readonly SetSwitch[],
): SwitchAsked => {
  if (wanted.act === 'SEEN')
    return { asks: 'SEEN', body: { key: wanted.of.key, version: wanted.of.version } };
  if (said === undefined) throw new Error('It is not said why.');
  const words = said.switchWords;
  if (wanted.act === 'OFF')
    return { asks: 'OFF', body: { key: wanted.of.key, version: wanted.of.version, words } };
  const one: Switch =
    wanted.act === 'SHUT' ? { kind: 'NO_LANE', lane: wanted.lane } : switchOf(wanted.kind, said, on);
  const version = on.find(({ key }) => key === keyOf(one))?.version ?? 0;
  const hours = one.kind === 'LANE' ? (said.laneDays ?? 1) * 24 : hoursOf(said);
  return { asks: 'ON', body: { switch: one, version, words, ...(hours !== undefined && { hours }) } };
};

const hoursOf = ({ onFor }: SaidOfSwitch): number | undefined =>
  onFor === undefined || onFor === 'OPEN' ? undefined : Number(onFor);

function switchOf(kind: SwitchKind, said: SaidOfSwitch, on: readonly SetSwitch[]): Switch {
  switch (kind) {
    case 'LINE':
      return { kind, line: given(said.line) };
    case 'BANNER':
      return {
        kind,
        text: { cs: given(said.bannerCs), sk: given(said.bannerSk), en: given(said.bannerEn) },
      };
    case 'FEATURE':
      return {
        kind,
        of: {
          feature: given(said.feature),
          lines: given(said.featureLines),
          origins: said.featureOrigins ?? [],
          share: given(said.share),
        },
      };
    default: {
      const event = given(said.laneEvent);
      const from = given(said.laneFrom);
      const cs = given(said.placeCs);
      const { laneTo: to = from, placeSk: sk = cs, placeEn: en = cs, laneHotline: hotline } = said;
      return {
        kind,
        lane: {
          key: laneKeyOf(`${event}-${from}-${cs}`, on),
          event,
          lines: given(said.laneLines),
          from,
          to,
          place: { cs, sk, en },
          ...(hotline && { hotline }),
        },
      };
    }
  }
}

/**
 * The name of a lane by its event, its first day and its place, `HAIL-2026-07-14-BRNO-A-OKOLI`, with a number where a lane of this name is
 * open: one is opened beside another, not in its place.
 */
const laneKeyOf = (words: string, on: readonly SetSwitch[], count = 1): string => {
  const plain = words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .slice(0, longestKey)
    .replace(/-+$/, '');
  const name = count === 1 ? plain : `${plain}-${count}`;
  return on.some(({ key }) => key === laneSwitch(name)) ? laneKeyOf(words, on, count + 1) : name;
};

/** Letters of the name of a lane, with room for a number. */
const longestKey = 36;

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The form of the switch is not filled in.');
  return value;
}
