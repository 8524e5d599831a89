import { describe, expect, test, vi } from 'vitest';
import { catalogueOf } from '#machines/assist/catalogue.ts';
import { seenOf } from '#machines/assist/seenOf.ts';
import { smallFlow } from '#test/server/smallFlow.ts';
import { assistCalls, type LineSaying } from '#machines/service/assist/assistCalls.ts';
import { openLine } from '#test/server/assist/line.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import { patience } from '#test/server/patience.ts';
import type { Reporter } from '#test/server/reporter.ts';
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

    test('goes on by calls where sockets do not pass, whichever process they come to', async () => {
      const another = await service().another();
      const reporter = service().reporter();
      const hana = await signedIn(another, 'U600');
      const { assist, code } = await reporter.call(assistCalls.askForHelp, { body: { isAgreed: true } });
      const asking = (who: Reporter) => async (say?: LineSaying) =>
        (await who.call(assistCalls.askLine, { params: { assist }, body: say ? { say } : {} })).news;
      const helped = asking(reporter);
      const helper = asking(hana);
      expect(await helped()).toMatchObject([{ kind: 'state', state: { isOpen: false } }]);
      await hana.call(assistCalls.joinHelp, { body: { code } });
      expect(await helper()).toMatchObject([{ kind: 'state', state: { isOpen: true, isOtherThere: true } }]);
      const fields = [{ name: 'reporter.email', isGiven: true }];
      const seen = seenOf(catalogueOf(smallFlow, []), { page: 'event', fields });
      const at = seen?.fields[0];
      if (seen === undefined || at === undefined) throw new Error('There is no such page.');
      await vi.waitFor(
        async () => expect((await helped()).map(({ kind }) => kind)).toContain('wanted'),
        patience,
      );
      await vi.waitFor(async () => {
        await helped({ kind: 'seen', seen });
        expect(await helper()).toContainEqual({ kind: 'seen', seen });
      }, patience);
      // What is nobody's own to say goes nowhere.
      await helped({ kind: 'pointing', at: { path: at.path, rows: at.rows } });
      await vi.waitFor(async () => {
        await helper({ kind: 'pointing', at: { path: at.path, rows: at.rows } });
        expect(await helped()).toContainEqual({ kind: 'pointing', at: { path: at.path, rows: at.rows } });
      }, patience);
      const stranger = service().reporter();
      expect((await stranger.ask(assistCalls.askLine, { params: { assist }, body: {} })).status).toBe(404);
      await reporter.call(assistCalls.endHelp, { params: { assist }, body: {} });
      await vi.waitFor(
        async () => expect(await helper()).toContainEqual({ kind: 'ended', how: 'HELPED' }),
        patience,
      );
    });
  });
}
