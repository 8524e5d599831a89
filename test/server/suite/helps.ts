import { describe, expect, test, vi } from 'vitest';
import { catalogueOf } from '#machines/assist/catalogue.ts';
import { seenOf } from '#machines/assist/seenOf.ts';
import { smallFlow } from '#test/server/smallFlow.ts';
import { assistCalls } from '#machines/service/assist/assistCalls.ts';
import { openLine } from '#test/server/assist/line.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import { patience } from '#test/server/patience.ts';
import type { TestService } from '#test/server/service.ts';

/** What help from afar promises on every database. */
export function describeHelps(service: () => TestService): void {
  describe('help from afar', () => {
    test('shows in one process the page that is open in another, and ends in both', async () => {
      const another = await service().another();
      const reporter = service().reporter();
      const hana = await signedIn(another, 'U600');
      const { assist, code } = await reporter.call(assistCalls.askForHelp, { body: { isAgreed: true } });
      const helped = await openLine(service(), reporter, assist);
      await hana.call(assistCalls.joinHelp, { body: { code } });
      const helper = await openLine(another, hana, assist);
      await vi.waitFor(() => expect(helped.heard).toContainEqual({ kind: 'wanted' }), patience);
      const fields = [{ name: 'reporter.email', isGiven: true }];
      const seen = seenOf(catalogueOf(smallFlow, []), { page: 'event', fields });
      if (seen === undefined) throw new Error('There is no such page.');
      helped.show({ kind: 'seen', seen });
      await vi.waitFor(() => expect(helper.heard).toContainEqual({ kind: 'seen', seen }), patience);
      await reporter.call(assistCalls.endHelp, { params: { assist }, body: {} });
      expect(await Promise.all([helped.closed, helper.closed])).toEqual([4401, 4401]);
    });
  });
}
