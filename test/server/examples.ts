import type { Call } from '#machines/service/call.ts';
import { contract } from '#server/http/contract/contract.ts';
import type { Reporter } from './reporter.ts';

/** What a call was sent, where it takes a body, and what it answered. */
interface Example {
  readonly body?: unknown;
  readonly answer: unknown;
}

type Input = Parameters<Reporter['call']>[1];

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const longestText = 160;
const longestList = 3;

/** Makes calls that must go well and notes each once, with everything that differs from run to run made alike. */
export class Examples {
  readonly #noted = new Map<string, Example>();
  readonly #uuids: string[] = [];

  /** Makes the call of this name and returns its answer. */
  async make(reporter: Reporter, name: string, input: Input = {}): Promise<Record<string, unknown>> {
    const answer: unknown = await reporter.call(callOf(name), input);
    const body = 'body' in input ? input.body : undefined;
    this.note(name, { ...(body !== undefined && { body }), answer });
    return Object(answer);
  }

  /** Notes a call that was made otherwise. */
  note(name: string, { body, answer }: Example): void {
    this.#noted.set(name, {
      ...(body !== undefined && { body: this.#alike(body) }),
      answer: this.#alike(answer),
    });
  }

  /** The names of the calls that were noted, sorted. */
  get names(): readonly string[] {
    return [...this.#noted.keys()].toSorted();
  }

  /** All of them, by the name of their call, as JSON. */
  get json(): string {
    const sorted = [...this.#noted].toSorted(([one], [other]) => one.localeCompare(other));
    return `${JSON.stringify(Object.fromEntries(sorted), undefined, 1)}\n`;
  }

  #alike(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.slice(0, longestList).map((one) => this.#alike(one));
    if (typeof value === 'object' && value !== null) {
      const alike = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, this.#alike(one, name)]),
      );
      // How many wait differs by what has been sent meanwhile.
      return 'seconds' in value && 'count' in value ? { ...alike, count: 1 } : alike;
    }
    // How long something took, or has waited.
    if (typeof value === 'number' && /^(?:milliseconds|seconds)$/.test(key)) return 7;
    if (typeof value !== 'string') return value;
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return '2026-11-20T09:30:00.000Z';
    // What is counted by days is counted on the day of the test.
    if (value === new Date().toISOString().slice(0, 10)) return '2026-11-20';
    if (key === 'code') return value.replace(/^\d{6}$/, '482913');
    // The helpdesk finds a draft by the mark of it.
    if (key === 'text' && /^[0-9a-f]{8}$/.test(value)) return alikeOf['mark'] ?? value;
    return alikeOf[key] ?? shortened(value.replaceAll(uuid, (one) => this.#uuidLike(one)));
  }

  #uuidLike(value: string): string {
    if (!this.#uuids.includes(value)) this.#uuids.push(value);
    return `0f8fad5b-d9cb-469f-a165-${String(this.#uuids.indexOf(value)).padStart(12, '0')}`;
  }
}

/** What is made up anew each time, by the name of its field. */
const alikeOf: Readonly<Record<string, string>> = {
  key: 'ab_dEfgHijKlmNopq-rs4u',
  mark: '0f8fad5b',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJvcmlnaW4iOiJDTElFTlRfWk9ORSJ9.signature',
};

// What stands in the query of an address is made up anew, too.
const shortened = (text: string): string => {
  const short = text.replace(/^(https?:[^?]*\?).*/, '$1…');
  return short.length > longestText ? `${short.slice(0, longestText)}…` : short;
};

function callOf(name: string): Call {
  const found = contract[name];
  if (found === undefined) throw new Error(`There is no call ${name}.`);
  return found;
}
