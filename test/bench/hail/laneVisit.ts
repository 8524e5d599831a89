import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Call } from '#machines/service/call.ts';
import { calls } from '#machines/service/calls.ts';
import { numberIn } from '#test/campaigns/visit/report.ts';
import type { Answer, Visitor } from '#test/campaigns/visit/visitor.ts';
import { aReporter } from '#test/given.ts';

/** What a photograph of a phone weighs once the browser has made it smaller. */
const photoBytes = 400 * 1024;
const photos = 3;
const poll = 250;

/** How long one call took, and whether it was refused for being one too many. */
export interface Taken {
  readonly call: string;
  readonly milliseconds: number;
  readonly isRefused: boolean;
}

const Polled = z.object({ state: z.string(), payload: z.unknown().optional() });

/** The answers of the pages of a car's hail lane, one after the other. */
const pages = (plate: string, at: number): readonly ClaimDetail[] => [
  {
    lane: { key: 'KROUPY-BRNO', event: 'HAIL', from: '2026-11-20', to: '2026-11-20' },
    eventKinds: ['HAVZIVEL'],
    damageCause: '300',
    elementType: 'HAIL',
    incidentDate: '2026-11-20',
    reporterRole: 'OTHER',
    reporter: aReporter({ email: `kroupy${at}@example.cz` }),
    bankContactType: 'FUTURE_ACCOUNT',
  },
  { contactSearch: plate },
  { insured: { personKind: 'NATURAL', fullName: 'Jan Novotný', addressChoice: 'UNKNOWN' } },
  { countryScope: 'CZECH', incidentPlace: 'Brno, Masarykova 1' },
  { damagedParts: ['KAPOTA', 'STRECHA'] },
  { damageSize: 'MEDIUM', drivable: 'YES' },
  { truthfulness: true, dataProcessingConsent: true },
];

const photo = (at: number, number: number): FormData => {
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  const body = Buffer.alloc(photoBytes, `${at} ${number} `);
  const form = new FormData();
  const bytes = new Uint8Array(Buffer.concat([head, body, Buffer.from('ffd9', 'hex')]));
  form.append('file', new Blob([bytes], { type: 'image/jpeg' }), `foto${number}.jpg`);
  form.append('documentType', 'DAMAGE_PHOTO');
  return form;
};

/**
 * One report in the lane, from its first call to its claim number, with a pause before each; every call is noted. Undefined where it was
 * not taken in the end: whoever is refused tries again.
 */
export async function visitLane(
  visitor: Visitor,
  {
    at,
    plate,
    pause,
    note,
  }: {
    readonly at: number;
    readonly plate: string;
    /** Milliseconds. */
    readonly pause: number;
    readonly note: (taken: Taken) => void;
  },
): Promise<string | undefined> {
  const ask = async (name: string, call: Call, asked: Parameters<Visitor['ask']>[1]): Promise<Answer> => {
    for (;;) {
      await wait(pause);
      const started = performance.now();
      const answer = await visitor.ask(call, asked);
      const isRefused = answer === undefined || answer.status === 503 || answer.status === 429;
      note({ call: name, milliseconds: performance.now() - started, isRefused });
      if (!isRefused) return answer;
    }
  };
  const created = await ask('create', calls.create, {
    params: { service: 'claim' },
    body: { claimType: 'car' },
  });
  if (created.status !== 200) return undefined;
  const uuid = calls.create.answer.parse(created.body).activeClaimUuid;
  const params = { service: 'claim', claimRequestUuid: uuid };
  let detail: ClaimDetail = {};
  let version = 0;
  for (const page of pages(plate, at)) {
    if (page.contactSearch !== undefined) {
      const key = { registrationNo: plate };
      await ask('look up', calls.searchDamaged, { params, body: key });
      await ask('look up', calls.searchPolicy, { params, body: { ...key, incidentDate: '2026-11-20' } });
      await ask('look up', calls.findDuplicate, { params, body: { ...key, incidentDate: '2026-11-20' } });
    }
    if (page.truthfulness)
      for (let number = 1; number <= photos; number += 1)
        await ask('photo', calls.uploadDocument, { params, body: photo(at, number) });
    detail = { ...detail, ...page };
    const saved = await ask('save', calls.save, { params: { ...params, version }, body: detail });
    if (saved.status !== 200) return undefined;
    version += 1;
  }
  const started = performance.now();
  const sent = await ask('send', calls.finalize, {
    params,
    query: { saveDocs: 'true' },
    headers: { async: 'true' },
  });
  let answer = sent;
  while (answer.status === 202) {
    await wait(poll);
    answer = await ask('poll', calls.pollable, {
      params: { processId: sent.headers.get('processid') ?? '' },
    });
  }
  note({ call: 'until the claim number', milliseconds: performance.now() - started, isRefused: false });
  const { state, payload } = Polled.parse(answer.body);
  if (state !== 'FIN') throw new Error(`The report ${uuid} was not sent: ${answer.text.slice(0, 300)}`);
  return numberIn(payload);
}
