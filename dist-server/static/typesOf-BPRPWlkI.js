import { t as Failure } from "./failures-DoNPdtEQ.js";
import { fromCallback, fromPromise } from "xstate";
// machines/actors/errorOf.ts
/** Params of guards and actions after an onError: what the port rejected with. */
var errorOf = ({ event }) => ({ error: event.error });
// machines/actors/outcome.ts
var succeeded = (value) => ({
	ok: true,
	value
});
/** The outcome that stands for anything a port rejected with. */
var failed = (error) => ({
	ok: false,
	failure: toFailure(error)
});
/** The outcome of a call that was given up. */
var cancelled = () => failed(new Failure("AJAX_ABORTED"));
/** Anything a port rejected with as a Failure, which keeps a foreign error as its cause. */
var toFailure = (error) => error instanceof Failure ? error : new Failure("internal-server-error", { cause: error });
/** Params of guards and actions after the onDone of a child machine: what it ended with. */
var outcomeOf = ({ event }) => ({ outcome: event.output });
var withoutAnswer = [
	"0",
	"AJAX_TIMEOUT",
	"AJAX_ERROR"
];
/** True when there was no answer at all: the network is away, and nobody knows what the service did. */
var isUnanswered = (failure) => failure.status === 0 && withoutAnswer.includes(failure.code);
// machines/actors/port.ts
/** A port that nobody has provided yet: `.provide` puts the real call in its place, which answers or rejects with a Failure. */
var port = (name) => fromPromise(() => Promise.reject(/* @__PURE__ */ new Error(`${name} must be provided`)));
/** Logic that tells its parent what happens until it is stopped; `start` returns what stops it. */
var telling = (start) => fromCallback(({ sendBack, input }) => start(sendBack, input));
// machines/actors/typesOf.ts
/** The types of a machine, for `setup({ types: typesOf<{ context: ...; events: ... }>() })`. They exist only in the compiler. */
var typesOf = () => ({});
export { failed as a, succeeded as c, cancelled as i, toFailure as l, port as n, isUnanswered as o, telling as r, outcomeOf as s, typesOf as t, errorOf as u };
