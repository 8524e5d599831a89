import { situationOf } from '#machines/flow/situation.ts';
import { expect, test } from 'vitest';
import { progressOf } from '#machines/flow/progress.ts';
import { flows } from '#machines/flows/index.ts';

test.each(flows.filter(({ flowType }) => flowType !== 'DRAFT'))(
  '$code counts the pages ahead before the report is found, and none once it is not',
  (flow) => {
    expect(progressOf(situationOf(flow, {}), flow.start)).toMatchObject({ pagesWalked: 1, pagesLeft: 2 });
    expect(
      progressOf(situationOf(flow, { hasDuplicateClaimFoundByClaimNumber: false }), flow.start).pagesLeft,
    ).toBe(0);
  },
);
