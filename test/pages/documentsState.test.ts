import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { documentsState } from '#src/pages/shared/documentsState.ts';
import type { ClaimFile } from '#src/uploads/uploadContext.ts';

const glass: ClaimDetail = { eventKinds: ['HAVSKLA'] };

const file = (
  id: string,
  documentType: string | undefined,
  state: ClaimFile['state'] = 'uploaded',
): ClaimFile => ({
  id,
  name: `${id}.jpg`,
  size: 1,
  state,
  progress: 1,
  documentType,
});

describe('the files of a glass claim', () => {
  test('lie by the documents asked for, the needed ones first', () => {
    expect(documentsState(carDraft, glass, [])).toEqual([
      { code: 'DAMAGE_PHOTO', isRequired: true, isAwaited: false, files: [], added: [] },
      { code: 'INVOICE', isRequired: false, isAwaited: false, files: [], added: [] },
      { code: 'VEHICLE_REGISTRATION', isRequired: false, isAwaited: false, files: [], added: [] },
      { code: 'OTHER', isRequired: false, isAwaited: false, files: [], added: [] },
    ]);
  });

  test('lie under other when nobody asked for their kind', () => {
    const [unnamed, police] = [file('a', undefined), file('b', 'POLICE_REPORT')];
    expect(documentsState(carDraft, glass, [unnamed, police]).at(-1)?.files).toEqual([unnamed, police]);
  });

  test('are shown when they failed, but not counted', () => {
    const [sent, moving, failed] = [
      file('a', 'DAMAGE_PHOTO'),
      file('b', 'DAMAGE_PHOTO', 'uploading'),
      file('c', 'DAMAGE_PHOTO', 'failed'),
    ];
    expect(documentsState(carDraft, glass, [sent, moving, failed])[0]).toEqual({
      code: 'DAMAGE_PHOTO',
      isRequired: true,
      isAwaited: false,
      files: [sent, moving, failed],
      added: [sent, moving],
    });
  });
});

test('the discharge report comes once the stay in hospital has ended: until then nobody misses it', () => {
  const [report] = documentsState(
    lifeDraft,
    { appliedRiskId: 'NEM', hospitalizations: [{ ongoing: true }] },
    [],
  );
  expect(report).toEqual({
    code: 'DISCHARGE_REPORT',
    isRequired: false,
    isAwaited: true,
    files: [],
    added: [],
  });
});
