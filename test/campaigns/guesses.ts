import { sql } from 'kysely';
import { calls } from '#machines/service/calls.ts';
import { identificationCalls } from '#machines/service/identity/identification.ts';
import { defaultRetention, sweep } from '#server/retention/sweep.ts';
import { anInsured } from '#test/given.ts';
import { begin, beginWith, type Begun } from '#test/server/drafts.ts';
import type { Received } from '#test/server/reporter.ts';
import { From } from '#test/server/from.ts';
import { startService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { checkAnswer } from './checks/answers.ts';
import type { Campaign } from './frame/campaign.ts';
import { promised } from './frame/promise.ts';
import type { Random } from './frame/random.ts';

const right = '8411049031';
const guessesOfRound = 100;
const atOnce = 10;
const minute = 60_000;
const days = 24 * 60 * minute;
/** Looks at a draft before only an operator opens it: four times five, of which the last is answered as all after it. */
const mostOfDraft = 19;
const mostOfCode = 5;
/** Rounds after which other keys and codes are guessed. */
const newSecretsEvery = 20;
/** Answers that say that the number was looked at. */
const looked = ['245000014', '245000015'];

/** What is guessed for a while, and how often it was looked at. */
interface Secrets {
  readonly handOver: { readonly key: string; readonly code: string };
  readonly contact: { readonly cookie: string | undefined; readonly code: string };
  handOvers: number;
  contacts: number;
}

const addressOf = (random: Random): string =>
  random.chance(0.3)
    ? `10.0.${random.below(47)}.${random.below(256)}`
    : `${random.between(11, 120)}.${random.below(256)}.${random.below(256)}.${random.below(256)}`;

/** Some figures, but not these. */
const wrongCode = (code: string, random: Random): string => {
  const guess = String(random.below(1_000_000)).padStart(6, '0');
  return guess === code ? wrongCode(code, random) : guess;
};

export const guesses: Campaign = {
  name: 'guesses',
  promise:
    'However many numbers are guessed from however many addresses, twenty are looked at for a draft and five for a key or a code, and none opens anything.',
  round: `${guessesOfRound} guesses at the numbers of drafts, the codes of keys and contacts, keys of links and sessions, most from an address of their own`,
  rounds: 10_000,
  async open({ figures }) {
    let now = Date.parse('2026-11-20T10:00:00Z');
    const service = await startService({
      flows: [smallFlow],
      trustProxy: 1,
      hasOutbox: true,
      now: () => new Date(now),
    });
    const { db } = service.database;
    const drafts: Begun[] = [];
    const looks = new Map<string, number>();
    const detail = { ...answered, insured: anInsured({ birthNumber: right }) };
    for (let count = 0; count < 20; count += 1) drafts.push(await beginWith(service, detail));
    const giveSecrets = async (at: number, random: Random): Promise<Secrets> => {
      const { reporter, uuid } = await beginWith(service, detail);
      const params = { claimRequestUuid: uuid };
      const { body } = await reporter.ask(calls.handOver, { params });
      const { reporter: other } = await begin({ reporter: () => new From(service, addressOf(random)) });
      const value = `r${at}@example.cz`;
      const contact = { type: 'EMAIL', value };
      await other.ask(identificationCalls.sendCode, { body: { contact } });
      const { rows } = await sql<{
        text: string;
      }>`select text from outbox where recipient = ${value}`.execute(db);
      const [code = ''] = /\b\d{6}\b/.exec(rows[0]?.text ?? '') ?? [];
      promised(code !== '', () => 'No code was sent.');
      return {
        handOver: { key: String(Object(body).key), code: String(Object(body).code) },
        contact: { cookie: other.cookie, code },
        handOvers: 0,
        contacts: 0,
      };
    };
    let secrets: Secrets | undefined;

    const guess = async (given: Secrets, random: Random): Promise<Received> => {
      const reporter = new From(service, addressOf(random));
      const { uuid } = random.pick(drafts);
      const kind = random.below(20);
      if (kind < 10) {
        const isLocked = (looks.get(uuid) ?? 0) >= mostOfDraft;
        // Also the right one opens nothing that only an operator opens.
        const value =
          isLocked && random.chance(0.2) ? right : `841104${String(random.below(9000)).padStart(4, '0')}`;
        const answer = await reporter.ask(calls.authoriseDraft, {
          params: { claimRequestUuid: uuid },
          body: { field: 'BIRTH_NUMBER', value },
        });
        if (looked.includes(Object(answer.body).code)) looks.set(uuid, (looks.get(uuid) ?? 0) + 1);
        promised(
          (looks.get(uuid) ?? 0) <= mostOfDraft,
          () => `More than twenty numbers were looked at for ${uuid}.`,
        );
        return answer;
      }
      if (kind < 12)
        return reporter.ask(calls.authoriseDraft, {
          params: { claimRequestUuid: crypto.randomUUID() },
          body: { field: 'BIRTH_NUMBER', value: right },
        });
      if (kind < 14) {
        const { key, code } = given.handOver;
        const answer = await reporter.ask(calls.takeOver, { body: { key, code: wrongCode(code, random) } });
        if (looked.includes(Object(answer.body).code)) given.handOvers += 1;
        promised(given.handOvers <= mostOfCode, () => 'More than five codes were looked at for a key.');
        return answer;
      }
      if (kind < 16) {
        reporter.cookie = given.contact.cookie;
        const body = { code: wrongCode(given.contact.code, random) };
        const answer = await reporter.ask(identificationCalls.confirmCode, { body });
        if (looked.includes(Object(answer.body).code)) given.contacts += 1;
        promised(given.contacts <= mostOfCode, () => 'More than five codes were looked at for a contact.');
        return answer;
      }
      if (kind < 18) return reporter.ask(calls.openLinked, { body: { key: keyOf(random) } });
      reporter.cookie = keyOf(random);
      return reporter.ask(calls.readClaim, { params: { service: 'claim', claimRequestUuid: uuid } });
    };

    return {
      async round(at, random) {
        now += 6 * minute;
        if (at % newSecretsEvery === 0 || secrets === undefined) secrets = await giveSecrets(at, random);
        const given = secrets;
        for (let count = 0; count < guessesOfRound; count += atOnce) {
          const answers = await Promise.all(Array.from({ length: atOnce }, () => guess(given, random)));
          for (const { status, body } of answers) {
            checkAnswer('A guess', { status, text: JSON.stringify(body) });
            promised(
              status >= 400,
              () => `A guess is answered ${status}: ${JSON.stringify(body).slice(0, 300)}`,
            );
            figures.add(`answered ${String(Object(body).code)}`);
          }
          figures.add('guesses', atOnce);
        }
      },
      async finish() {
        const rows = async (table: string): Promise<number> =>
          (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db))
            .rows[0]?.count ?? 0;
        figures.add('rows of locks at the end', await rows('draft_lock'));
        figures.add('rows of counts at the end', await rows('rate_limit'));
        const later = () => new Date(now + 91 * days);
        await sweep({ db, documents: service.documents, now: later, retention: defaultRetention });
        promised((await rows('draft_lock')) === 0, () => 'Locks are there when no draft is.');
      },
      close: () => service.close(),
    };
  },
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const keyOf = (random: Random): string =>
  Array.from({ length: 22 }, () => letters.charAt(random.below(letters.length))).join('');
