import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { applyDependents } from '../../../machines/claim/dependents.ts';
import { limbPartsHurt, limbPartsOf } from '../../../machines/claim/life/limbParts.ts';
import { foundBy } from '../foundBy.ts';

type Told = Pick<ClaimDetail, 'bodyAreas' | 'limbParts'>;

const arm = ['SHOULDER', 'ELBOW', 'WRIST', 'FINGERS'];
const leg = ['HIP', 'KNEE', 'ANKLE', 'TOES'];

describe('parts of arms and legs', () => {
  test.each<[string, Told, string[]]>([
    ['a hurt arm offers its own parts', { bodyAreas: ['ARM_LEFT'] }, arm],
    ['so do both arms', { bodyAreas: ['ARM_LEFT', 'ARM_RIGHT'] }, arm],
    ['a hurt leg offers its own parts', { bodyAreas: ['LEG_RIGHT', 'HEAD'] }, leg],
    ['an arm and a leg offer all', { bodyAreas: ['LEG_RIGHT', 'ARM_LEFT'] }, [...arm, ...leg]],
    ['a hurt head offers none', { bodyAreas: ['HEAD'] }, []],
    ['nothing picked yet offers all', {}, [...arm, ...leg]],
  ])('%s', (_what, claim, parts) => {
    expect(limbPartsOf(claim)).toEqual(parts);
  });

  test.each<[string, Told, Told, Told, string[]]>([
    [
      'fall when another limb is hurt',
      { bodyAreas: ['ARM_RIGHT'], limbParts: ['WRIST'] },
      { bodyAreas: ['LEG_RIGHT'] },
      { bodyAreas: ['LEG_RIGHT'] },
      ['limbParts'],
    ],
    [
      'fall when one of two hurt limbs is taken back',
      { bodyAreas: ['ARM_RIGHT', 'LEG_LEFT'], limbParts: ['WRIST', 'KNEE'] },
      { bodyAreas: ['ARM_RIGHT'] },
      { bodyAreas: ['ARM_RIGHT'] },
      ['limbParts'],
    ],
    [
      'fall when no limb is hurt at all',
      { bodyAreas: ['ARM_RIGHT'], limbParts: ['WRIST'] },
      { bodyAreas: ['HEAD'] },
      { bodyAreas: ['HEAD'] },
      ['limbParts'],
    ],
    [
      'stay on the other side',
      { bodyAreas: ['ARM_RIGHT'], limbParts: ['WRIST'] },
      { bodyAreas: ['ARM_LEFT'] },
      { bodyAreas: ['ARM_LEFT'], limbParts: ['WRIST'] },
      [],
    ],
    [
      'stay when a limb is added',
      { bodyAreas: ['ARM_RIGHT'], limbParts: ['WRIST'] },
      { bodyAreas: ['ARM_RIGHT', 'LEG_LEFT'] },
      { bodyAreas: ['ARM_RIGHT', 'LEG_LEFT'], limbParts: ['WRIST'] },
      [],
    ],
  ])('%s', (_what, before, answers, { bodyAreas, limbParts }, dropped) => {
    const none = { dependentFields: {}, changedPrimeFields: [] };
    const { claim, dropped: fallen } = applyDependents(before, { ...before, ...answers }, none);
    expect([claim.bodyAreas, claim.limbParts, fallen]).toEqual([bodyAreas, limbParts, dropped]);
  });

  test.each<[string, Told, string[]]>([
    ['of a hurt limb are taken', { bodyAreas: ['LEG_LEFT'], limbParts: ['KNEE', 'TOES'] }, []],
    [
      'of another limb are not',
      { bodyAreas: ['LEG_LEFT'], limbParts: ['KNEE', 'WRIST'] },
      ['error suggestion limbParts'],
    ],
  ])('%s', (_what, claim, said) => {
    expect(foundBy(limbPartsHurt(claim), claim)).toEqual(said);
  });
});
