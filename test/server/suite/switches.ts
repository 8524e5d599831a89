import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls as claimCalls } from '#machines/service/calls.ts';
import { applicationCalls } from '#machines/service/application.ts';
import { switchCalls as calls } from '#machines/service/sales/switchCalls.ts';
import type { Switch } from '#machines/service/switches/switch.ts';
import { looks, signedIn } from '#test/server/clients/agents.ts';
import { beginWith } from '#test/server/drafts.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { answered } from '#test/server/smallFlow.ts';
import type { TestService } from '#test/server/service.ts';
import { ownDay } from './ownDay.ts';

const noTravel: Switch = { kind: 'LINE', line: 'uniflow' };
const hail = {
  kind: 'LANE',
  lane: {
    key: 'HAIL-2026-11-18-BRNO',
    event: 'HAIL',
    lines: ['car'],
    from: '2026-11-18',
    to: '2026-11-18',
    place: { cs: 'Brno', sk: 'Brno', en: 'Brno' },
  },
} as const satisfies Switch;
const words = 'Registr vozidel odpovídá špatně.';

/** What operators switch without a new start, on every database. */
export function describeSwitches(service: () => TestService): void {
  describe('switches', () => {
    let here: TestService;
    let there: TestService;
    let petra: Reporter;
    let ondrej: Reporter;
    beforeAll(async () => {
      here = await service().another({});
      there = await service().another({ wakeInterval: 20 });
      petra = await signedIn(here, 'U400');
      ondrej = await signedIn(here, 'U410');
    });
    afterAll(() => Promise.all([here.app.close(), there.app.close()]));

    const switchOn = (one: Switch, more: { hours?: number; version?: number } = {}) =>
      petra.call(calls.switchOn, { body: { switch: one, version: 0, words, ...more } });
    const switchOff = (key: string, version: number) =>
      petra.call(calls.switchOff, { body: { key, version, words } });
    const configured = (one: TestService) => one.reporter().call(applicationCalls.configuration, {});

    test('a line that is switched off is not offered at once here, and soon in every process', async () => {
      const { switches } = await switchOn(noTravel, { hours: 4 });
      expect(switches).toEqual([
        {
          key: 'line uniflow',
          switch: noTravel,
          version: 1,
          by: 'Petra Provozní',
          words,
          at: expect.any(String),
          until: expect.any(String),
          isOwn: true,
          seenUntil: expect.any(String),
        },
      ]);
      expect((await configured(here)).productLines).not.toContain('uniflow');
      const begun = { claimType: 'uniflow', flowType: 'DRAFT' } as const;
      const params = { service: 'claim' } as const;
      expect(await petra.ask(claimCalls.create, { params, body: begun })).toMatchObject({
        body: { code: '245000501' },
      });
      await expect.poll(async () => (await configured(there)).productLines).not.toContain('uniflow');
      await switchOff('line uniflow', 1);
      expect((await configured(here)).productLines).toContain('uniflow');
    });

    test('an event lane is opened from now on for some days, and is shut again', async () => {
      await switchOn(hail, { hours: 48 });
      const [lane] = (await configured(here)).lanes;
      expect(lane).toEqual({ ...hail.lane, opens: expect.any(String), closes: expect.any(String) });
      expect(Date.parse(lane?.closes ?? '') - Date.parse(lane?.opens ?? '')).toBe(48 * 3_600_000);
      const { switches } = await petra.call(calls.listSwitches, {});
      const version = switches.find(({ key }) => key === 'lane HAIL-2026-11-18-BRNO')?.version ?? 0;
      await switchOff('lane HAIL-2026-11-18-BRNO', version);
      expect((await configured(here)).lanes).toEqual([]);
    });

    test('a lane needs an end, and an event that its line insures against', async () => {
      const refused = { status: 400, body: { code: '245000030', params: { name: 'lane' } } };
      const ask = (one: Switch, hours?: number) =>
        petra.ask(calls.switchOn, {
          body: { switch: one, version: 0, words, ...(hours !== undefined && { hours }) },
        });
      expect(await ask(hail)).toMatchObject(refused);
      expect(await ask({ ...hail, lane: { ...hail.lane, event: 'FLOOD' } }, 24)).toMatchObject(refused);
    });

    test('a second operator looks at it, and neither its author nor one who has seen another does', async () => {
      const { switches } = await switchOn({
        kind: 'BANNER',
        text: { cs: 'Dnes později.', sk: 'Dnes neskôr.', en: 'Later today.' },
      });
      const version = switches.find(({ key }) => key === 'banner')?.version ?? 0;
      const seen = { body: { key: 'banner', version } };
      expect((await petra.ask(calls.seeSwitch, seen)).status).toBe(403);
      expect(
        await ondrej.ask(calls.seeSwitch, { body: { key: 'banner', version: version + 1 } }),
      ).toMatchObject({
        status: 409,
        body: { code: '245000022', params: { version } },
      });
      const after = await ondrej.call(calls.seeSwitch, seen);
      expect(after.switches.find(({ key }) => key === 'banner')).toMatchObject({
        seenBy: 'Ondřej Noční',
        isOwn: false,
      });
      expect((await configured(here)).banner?.en).toBe('Later today.');
      const approved = (await looks(here)).filter(({ fields }) => String(fields) === 'SWITCH_ON,banner');
      expect(approved.map(({ actor, action }) => [actor, action])).toEqual([
        ['U400', 'OPERATE'],
        ['U410', 'APPROVE'],
      ]);
      await switchOff('banner', version);
    });

    test('of two who switch the same at once one is told of the other', async () => {
      const one: Switch = { kind: 'LINE', line: 'life' };
      const body = { switch: one, version: 0, words };
      const answers = await Promise.all([
        petra.ask(calls.switchOn, { body }),
        ondrej.ask(calls.switchOn, { body }),
      ]);
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
      await switchOff('line life', 1);
    });

    test('a claim is registered by a clerk where operators have taken that from the service', async () => {
      await switchOn({
        kind: 'FEATURE',
        of: { feature: 'AUTO_REGISTRATION', lines: ['car'], origins: [], share: 0 },
      });
      const { reporter, params } = await beginWith(here, { ...answered, ...ownDay() });
      const { claimsData } = await reporter.call(claimCalls.finalize, { params });
      expect(claimsData[0]?.autoRegistration).toBe(false);
      await switchOff('feature AUTO_REGISTRATION', 1);
      expect((await configured(here)).features).toEqual([]);
    });
  });
}
