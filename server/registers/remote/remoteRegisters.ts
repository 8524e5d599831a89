import type { VehicleKey } from '#machines/claim/subject.ts';
import { questionName, type Port } from '#server/registers/asking.ts';
import { questions, type Question } from '#server/registers/contract/questions.ts';
import type { Systems } from '#server/registers/systems.ts';
import { currentCause } from '#server/traces/cause.ts';
import { openAnswerCache } from './answerCache.ts';
import { askOverHttp, type RegistersPlace } from './askOverHttp.ts';
import { openBreaker } from './breaker.ts';
import { RegisterFailure, type RegisterFailureDetails } from './registerFailure.ts';

/** Hears what an operator must know of the registers. */
export interface RegisterWatch {
  readonly failed: (failure: RegisterFailureDetails) => void;
  /** An answer that was kept is given again. */
  readonly cached: (register: Port) => void;
  /** One that fails again and again is asked no more, or answers again. */
  readonly broken: (register: Port, isOpen: boolean) => void;
}

/**
 * The systems answered by the registers of an insurer, over HTTP. Each question rejects with a RegisterFailure where its register
 * gives no answer by the contract, and at once where it has failed again and again. Answers are kept as long as they allow.
 */
export function remoteRegisters(place: RegistersPlace, watch: RegisterWatch, now: () => Date): Systems {
  const asking = <Body, Answer>(question: Question<Body, Answer>) => {
    const { port } = question;
    const cache = openAnswerCache<Answer>(question, now);
    const whileItAnswers = openBreaker((isOpen) => watch.broken(port, isOpen));
    return async (body: Body): Promise<Answer | undefined> => {
      const { purpose = '', asker = '' } = currentCause() ?? {};
      // Another may not be told, or not for this.
      const key = `${purpose} ${asker} ${questionName(port, body)}`;
      const kept = cache.find(key);
      if (kept) {
        watch.cached(port);
        return kept.answer;
      }
      try {
        const said = await whileItAnswers(() => askOverHttp(place, question, body));
        if (said.malformed) watch.failed(said.malformed);
        cache.keep(key, said);
        return said.answer;
      } catch (error) {
        if (error instanceof RegisterFailure) watch.failed(error.details);
        const stale = cache.findWhileAway(key);
        if (stale === undefined) throw error;
        watch.cached(port);
        return stale.answer;
      }
    };
  };
  const ask = {
    vehicle: asking(questions.findVehicle),
    policy: asking(questions.findPolicy),
    policiesOfVehicle: asking(questions.listPoliciesOfVehicle),
    policiesOfInsured: asking(questions.listPoliciesOfInsured),
    policiesOfCompany: asking(questions.listPoliciesOfCompany),
    person: asking(questions.findPerson),
    company: asking(questions.findCompany),
    agent: asking(questions.findAgent),
    losses: asking(questions.lossHistory),
    credits: asking(questions.credits),
    addresses: asking(questions.completeAddress),
    shops: asking(questions.listRepairShops),
    claims: asking(questions.listClaims),
    statuses: asking(questions.listStatuses),
  };
  return {
    findVehicle: async (key) => {
      const name = nameOf(key);
      return name && ask.vehicle(name);
    },
    findPolicy: (policyNumber) => ask.policy({ policyNumber }),
    listPoliciesOfVehicle: async (vehicleId) => itemsOf(await ask.policiesOfVehicle({ vehicleId })),
    listPoliciesOfInsured: async (birthNumber) => itemsOf(await ask.policiesOfInsured({ birthNumber })),
    listPoliciesOfCompany: async (identificationNumber) =>
      itemsOf(await ask.policiesOfCompany({ identificationNumber })),
    findPerson: (id) => ask.person({ id }),
    findCompany: (identificationNumber) => ask.company({ identificationNumber }),
    findAgent: (key) => ask.agent(key),
    lossHistory: (number) => ask.losses({ number }),
    credits: async (subject) => (await ask.credits({ subject }))?.available,
    completeAddress: async (text) => itemsOf(await ask.addresses({ text })),
    listRepairShops: async () => itemsOf(await ask.shops({})),
    listClaims: async (key) => itemsOf(await ask.claims(key)),
    listStatuses: async (report) => itemsOf(await ask.statuses(report)),
  };
}

const itemsOf = <Item>(list: { readonly items: readonly Item[] } | undefined): readonly Item[] =>
  list?.items ?? [];

/** The one name that a vehicle is asked for by; undefined where there is none. */
function nameOf({ registrationNo, vin, frameworkNo, policyNumber }: VehicleKey) {
  if (registrationNo !== undefined) return { registrationNo };
  if (vin !== undefined) return { vin };
  if (frameworkNo !== undefined) return { frameworkNo };
  return policyNumber === undefined ? undefined : { policyNumber };
}
