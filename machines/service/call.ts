import type * as z from 'zod';

/** One call of the service: browser, machines and server read method, path and shapes from here. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:name` stands for a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** May answer 202 with a process to poll, when asked with the header `async`. */
  readonly pollable?: true;
  /** The body is multipart/form-data, streamed. */
  readonly multipart?: true;
}

type PartOf<C, K extends 'params' | 'body'> = C extends { readonly [P in K]: infer S extends z.ZodType }
  ? { readonly [P in K]: z.input<S> }
  : unknown;

type QueryOf<C> = C extends { readonly query: infer S extends z.ZodType }
  ? { readonly query?: z.input<S> }
  : unknown;

/** What a caller of the call hands in: params and body as far as the call has them; a query never has to be. */
export type CallInput<C extends Call> = PartOf<C, 'params'> & PartOf<C, 'body'> & QueryOf<C>;

/** What a call that went well answers. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** Keeps the literal types of a call while checking its shape. */
export const call = <const C extends Call>(definition: C): C => definition;
