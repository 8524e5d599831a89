import { parseDate } from '@internationalized/date';
import { place } from '#machines/claim/clock.ts';
import type { TrailFilter, TrailLook } from '#machines/service/sales/trailCalls.ts';
import { initialsOf } from '#machines/claim/writing/initials.ts';
import type { Queries } from '#server/store/tables.ts';
import { rightTo } from '../rightTo.ts';
import type { TrailReader } from './trailReader.ts';

/** Which looks, after which one, and how many of them. */
export interface TrailPart extends TrailFilter {
  readonly after?: number | undefined;
  readonly count: number;
}

/** The looks that a reader may see and asks for, the last one first. */
export async function readTrail(
  trx: Queries,
  reader: TrailReader,
  { actor, actsFor, kind, from, to, after, count }: TrailPart,
): Promise<TrailLook[]> {
  const who = reader.reach === 'ALL' ? actor : reader.subject;
  const rows = await trx
    .selectFrom('look')
    .leftJoin('client', 'client.id', 'look.client_id')
    .leftJoin('person', 'person.id', 'client.person_id')
    .select(['look.id', 'at', 'actor', 'acts_for', 'role', 'action', 'fields', 'reason', 'found'])
    .select(['cared_by as caredBy', 'protection', 'named', 'person.data as person'])
    .$if(who !== undefined, (query) => query.where('actor', '=', who ?? ''))
    .$if(actsFor !== undefined, (query) => query.where('acts_for', '=', actsFor ?? ''))
    .$if(kind !== undefined, (query) => query.where('action', '=', kind ?? 'SEARCH'))
    .$if(from !== undefined, (query) => query.where('at', '>=', beginOf(from ?? '')))
    .$if(to !== undefined, (query) => query.where('at', '<', beginOf(to ?? '', 1)))
    .$if(after !== undefined, (query) => query.where('look.id', '<', after ?? 0))
    .orderBy('look.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ id, at, acts_for, role, action, fields, reason, found, ...row }) => ({
    id,
    at: at.toISOString(),
    actor: row.actor,
    ...(acts_for && { actsFor: acts_for }),
    role,
    kind: action,
    ...clientOf(reader, row),
    fields: [...fields],
    ...(reason && { reason: withoutNumbers(reason) }),
    ...(found !== null && { found }),
  }));
}

/** When a day begins here, or another one that many days later. */
const beginOf = (day: string, later = 0): Date => parseDate(day).add({ days: later }).toDate(place);

interface Seen {
  readonly caredBy: string | null;
  readonly protection: Parameters<typeof rightTo>[1]['protection'];
  readonly named: readonly string[] | null;
  readonly person: {
    readonly fullName?: string;
    readonly companyName?: string;
    readonly birthDate?: string;
  } | null;
}

/** Of a client whom the reader cares for the name, of others the initials; of a protected one nothing but to who may see them. */
function clientOf(reader: TrailReader, { caredBy, protection, named, person }: Seen) {
  if (person === null) return {};
  const { fullName, companyName = '', birthDate } = person;
  const name = fullName ?? companyName;
  const right = rightOf(reader, { caredBy, protection, named: named ?? [] });
  if (right === undefined) return {};
  return {
    client: right === 'OWN' ? name : initialsOf(name),
    ...(birthDate && { born: Number(birthDate.slice(0, 4)) }),
  };
}

const rightOf = (
  { reach, ...reader }: TrailReader,
  cared: Omit<Parameters<typeof rightTo>[1], 'isShared'>,
) => {
  const { role } = reader;
  if (reach === 'ALL' || role === 'auditor') return 'FOREIGN';
  if (role !== 'agent' && role !== 'assistant' && role !== 'operator') return undefined;
  return rightTo({ ...reader, role }, { ...cared, isShared: false });
};

/** A reason in words may name somebody by a number. */
const withoutNumbers = (words: string): string => words.replaceAll(/\d(?:[\s/-]?\d){5,}/g, '••••••');
