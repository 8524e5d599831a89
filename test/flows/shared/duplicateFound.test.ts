import { describe, expect, test } from 'vitest';
import { flows } from '#machines/flows/index.ts';

const asking = flows.flatMap(({ code, pages }) =>
  pages.flatMap((page) =>
    page.confirm
      .filter(({ dialog }) => dialog === 'duplicateFound')
      .map((confirm) => ({ where: `${code} ${page.code}`, confirm })),
  ),
);

describe('who reports on a day that we have a claim of already', () => {
  // Which pages ask it: test/flows/sources/leaving.json.
  test('is asked wherever the day is told', () => {
    expect(asking.length).toBeGreaterThan(4);
  });

  test.each(asking)('says that it is another event, or gives this report up: $where', ({ confirm }) => {
    expect([confirm.yes, confirm.other]).toEqual([{ isOtherEvent: true }, { discards: true }]);
  });
});
