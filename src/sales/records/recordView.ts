import type { ReactNode } from 'react';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import type { Names, Page } from '#machines/flow/page.ts';
import type { Question } from '#machines/flow/question.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import type { Dependent } from '#machines/subject/dependent.ts';
import type { AsyncChecks } from '#src/forms/asyncChecks.ts';
import type { ReadField } from '#src/forms/liveFields.ts';
import type { NameOf } from './useFieldLabels.ts';
import { askedNow, type AskedField } from './askedNow.ts';

/** A record as its form shows it: the questions of the form with what is known of the record. */
export interface RecordView {
  readonly questions: readonly Question[];
  readonly schema: ReturnType<typeof answersSchema>;
  /** What the form begins with. */
  readonly begun: Record<string, unknown>;
  /** The questions that are asked with what the fields hold. */
  readonly asked: (read: ReadField) => readonly AskedField[];
  /** The record to be saved, of some answers. */
  readonly stored: (answers: object) => object;
}

/** What a form of the sales application is about: how its record is shown, checked and asked about. */
export interface RecordKind {
  readonly viewOf: (base: Opened) => RecordView;
  readonly dependents: readonly Dependent[];
  readonly checks: AsyncChecks;
  /** The key of the words of the button that creates it, among `clientRecord:action`. */
  readonly create: 'create' | 'createVehicle' | 'createPolicy' | 'save';
  /** What is told above the form. */
  readonly above?: (base: Opened) => ReactNode;
  /** What stands in the form before its first field. */
  readonly before?: (base: Opened) => ReactNode;
  /** What stands before a field, by its name. */
  readonly ahead?: (base: Opened) => Readonly<Record<string, ReactNode>>;
  /** What stands in the place of a field, by its name. */
  readonly instead?: (base: Opened) => Readonly<Record<string, ReactNode>>;
  /** What stands behind the fields of a group, by its name. */
  readonly below?: (base: Opened) => Readonly<Record<string, ReactNode>>;
  /** Who is named in a record by an id. */
  readonly nameOf?: (base: Opened) => NameOf;
  /** What follows the answers without being shown. */
  readonly beside?: ReactNode;
}

interface Viewed<N extends Names> {
  readonly page: Page<N>;
  readonly record: object;
  /** A record with what is known besides it. */
  readonly detail: N['detail'];
  readonly stored: (answers: object) => object;
}

/** A record in the form of a page. */
export const recordView = <N extends Names>({ page, record, detail, stored }: Viewed<N>): RecordView => {
  const whole: N['detail'] = withBeginnings(page, detail);
  return {
    questions: page.questions,
    schema: answersSchema(page, whole),
    begun: { ...withBeginnings(page, record) },
    asked: (read) => askedNow(page, whole, read),
    stored,
  };
};
