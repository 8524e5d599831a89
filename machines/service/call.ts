import type * as z from 'zod';

/** One call of the service, from which browser, machines and server read method, path and shapes. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:name` stands for a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
  /**
   * Who tells the reporter that it failed. Left out, the error modal does, whatever the failure. `REFUSALS`: what the service
   * refuses is told where it was asked, the rest by the modal. `FLOW`: the flow at work that made it, in an error modal of its own. `SILENT`:
   * nobody, because it is made in the background or the page that waits for it is the failure's. Source: specification section 8.
   */
  readonly failing?: 'REFUSALS' | 'FLOW' | 'SILENT';
  /** May answer 202 with a process to poll, when asked with the header `async`. */
  readonly pollable?: true;
  /** The body is multipart/form-data, streamed. */
  readonly multipart?: true;
  /** The body is bytes. */
  readonly octets?: true;
}

type PartOf<C, K extends 'params' | 'body'> = C extends { readonly [P in K]: infer S extends z.core.$ZodType }
  ? { readonly [P in K]: z.input<S> }
  : unknown;

type QueryOf<C> = C extends { readonly query: infer S extends z.core.$ZodType }
  ? { readonly query?: z.input<S> }
  : unknown;

/** What a caller passes to the call: params and body as far as the call has them. A query is always optional. */
export type CallInput<C extends Call> = PartOf<C, 'params'> & PartOf<C, 'body'> & QueryOf<C>;

/** The answer of a call that succeeded. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** Keeps the literal types of a call while checking its shape. */
export const call = <const C extends Call>(definition: C): C => definition;
