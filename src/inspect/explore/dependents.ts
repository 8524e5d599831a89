import { Claim } from '../../../machines/claim/claim.ts';
import { askedOnly, outsideEvent } from '../../../machines/claim/askedOnly.ts';
import { fallsWith } from '../../../machines/claim/fallsWith.ts';
import { merged, type Conditions } from './conditions.ts';
import { explore, type Found } from './explore.ts';

/** An answer that falls because another one changed: whatever the change, or only where it is changed to what `when` tells. */
export interface Dependent {
  readonly changed: string;
  readonly falls: string;
  readonly when: readonly Conditions[] | undefined;
}

let kept: readonly Dependent[] | undefined;

/** Gives every answer that falls with another, as the table of dependents has it. */
export const dependents = (): readonly Dependent[] => {
  kept ??= [
    ...onAnyChange(),
    ...askedOnly.flatMap(({ only, when }) => onSomeAnswer((claim) => (when(claim) ? [] : only))),
    ...onSomeAnswer(outsideEvent),
  ];
  return kept;
};

const onAnyChange = (): readonly Dependent[] =>
  Object.entries(fallsWith).flatMap(([changed, all]) =>
    all.map((falls) => ({ changed, falls, when: undefined })),
  );

/** What falls is found by trying each answer that decides. */
const onSomeAnswer = (read: (claim: object) => readonly string[]): readonly Dependent[] => {
  const found = explore({ schema: Claim, read });
  return [...Map.groupBy(found, ({ what }) => what)].flatMap(([falls, all]) => {
    const when = merged(all.map((one) => one.when));
    return decidingIn(all).map((changed) => ({ changed, falls, when }));
  });
};

const decidingIn = (all: readonly Found[]) => [
  ...new Set(all.flatMap(({ when }: { when: Conditions }) => [...when.keys()])),
];
