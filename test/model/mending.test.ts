import { situationOf } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import type { LookupName } from '#machines/claim/lookups.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { flows } from '#machines/flows/index.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import { examineAnswers, RefusedClaim } from '#server/finalize/examineClaim.ts';
import { aDraft } from '#test/flow/machine/ports.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { beginnings } from './beginnings.ts';
import { asLookedUp, foundBy } from './foundBy.ts';
import { anyNext } from './validEvents.ts';

const minutes = 60_000;
const patience = 80;
const lookupNames = [
  'searchDamaged',
  'searchPolicy',
  'selfInspection',
  'ocrAllowed',
  'bankAccount',
  'findDuplicate',
] as const;

/** What the registers of the service hold by a number, whatever the browser has been told before. */
const registersBy = (number: number): Found =>
  Object.fromEntries(
    lookupNames.map((call, at) => {
      const answers = foundBy(call);
      return [call, answers[Math.floor(number / 3 ** at) % answers.length]];
    }),
  );

/** What the registers tell of a claim. */
const lookedUpBy = (claim: ClaimDetail, registers: Found): Found =>
  Object.fromEntries(Object.entries(registers).map(([call, found]) => [call, asLookedUp(claim, found)]));

/** A reporter who answers pages of a flow by numbers, and what they are brought to by a service with such registers. */
const reporting = (flow: Flow) => {
  const model = createPageModel<Names>(flow);
  const nextOn = anyNext(flow);
  const starts = beginnings(flow);
  /** What the dialogs before sending are agreed to. */
  const agreed: ClaimDetail = Object.assign(
    {},
    ...flow.instances
      .filter(({ submits }) => submits)
      .flatMap(({ confirm }) => confirm.map(({ yes }) => yes)),
  );

  const answering = (claim: ClaimDetail, page: string) => {
    const actor = createActor(model, { input: { configuration, draft: aDraft(claim), page } }).start();
    const code = () => actor.getSnapshot().value;
    const now = () => actor.getSnapshot().context.record;
    return {
      code,
      claim: now,
      open: (asked: string) => actor.send({ type: 'page.open', page: asked }),
      /** Answers the page shown; false where that is not possible. */
      answer: (number: number, registers?: Found): boolean => {
        const next = nextOn(getPage(flow, code()), now(), number);
        if (!next) return false;
        actor.send(registers ? { ...next, found: lookedUpBy(now(), registers) } : next);
        return true;
      },
    };
  };

  /** Answers page after page, wherever what is not done leads, until only sending is left. */
  const finish = (reporter: ReturnType<typeof answering>, number: number, registers?: Found): boolean => {
    for (let step = 0; step < patience; step++) {
      const page = situationOf(flow, reporter.claim()).firstIncomplete;
      if (page.submits) return true;
      if (page.next.length === 0) return false;
      reporter.open(page.code);
      if (!reporter.answer(number + step, registers)) return false;
    }
    return false;
  };

  return {
    /** A claim answered to its end, then changed on some pages, which may drop what was answered or looked up before. */
    told: (number: number, changes: readonly number[]): ClaimDetail | undefined => {
      const reporter = answering(starts[number % starts.length] ?? {}, flow.start);
      if (!finish(reporter, number)) return undefined;
      for (const change of changes) {
        const walked = situationOf(flow, reporter.claim()).walked.filter(
          (page) => page.next.length > 0 && !page.submits,
        );
        reporter.open(walked[change % walked.length]?.code ?? flow.start);
        reporter.answer(change);
      }
      return reporter.claim();
    },
    /** What the service says each time, until it takes the claim; the reporter answers the page it names. */
    sendUntilTaken: async (sent: ClaimDetail, number: number): Promise<readonly string[]> => {
      const registers = registersBy(number);
      // When it is sent, the service asks nobody who is insured.
      const lookUp = async (call: LookupName) => {
        const { insured: _, ...found } = registers[call] ?? {};
        return found;
      };
      const said: string[] = [];
      let claim = sent;
      for (let round = 0; round < 12; round++) {
        try {
          await examineAnswers(lookUp, { flow, sent: { ...claim, ...agreed }, configuration });
          return [...said, 'taken'];
        } catch (error) {
          if (!(error instanceof RefusedClaim)) throw error;
          const named = String(error.params?.['page']);
          said.push(`${named} ${error.params?.['name']} ${error.params?.['key']}`);
          const page = situationOf(flow, error.standing).walked.find(({ code }) => code === named);
          if (!page) return [...said, 'which is not on the way'];
          if (page.next.length === 0) return [...said, 'taken'];
          const reporter = answering(error.standing, situationOf(flow, error.standing).firstIncomplete.code);
          reporter.open(named);
          if (!reporter.answer(number + round, registers)) return [...said, 'which cannot be answered'];
          if (!finish(reporter, number + round, registers)) {
            const { code, next } = situationOf(flow, reporter.claim()).firstIncomplete;
            return next.length === 0 ? [...said, 'taken'] : [...said, `which leads to ${code}`];
          }
          claim = reporter.claim();
        }
      }
      return [...said, 'for ever'];
    },
  };
};

describe.each(flows)('whatever the service refuses in $code', (flow) => {
  const reporter = reporting(flow);

  test(
    'can be mended on the pages it names, whatever was changed and whatever its registers hold',
    { timeout: 5 * minutes },
    async () => {
      const seen = new Set<string>();
      const number = fc.nat({ max: 1_000_000 });
      await fc.assert(
        fc.asyncProperty(
          number,
          fc.array(number, { maxLength: 4 }),
          number,
          async (begun, changes, registers) => {
            const claim = reporter.told(begun, changes);
            fc.pre(claim !== undefined);
            const said = claim ? await reporter.sendUntilTaken(claim, registers) : [];
            for (const what of said) seen.add(what);
            expect(said.join(', then ')).toMatch(/taken$/);
          },
        ),
        { numRuns: 20, seed: 20_261_120 },
      );
      // Some were taken at once, others refused for more than one thing.
      expect(seen.size).toBeGreaterThan(2);
    },
  );
});
