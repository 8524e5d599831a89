import { a as failed, c as succeeded, i as cancelled, l as toFailure, n as port, t as typesOf, u as errorOf } from "./typesOf-BPRPWlkI.js";
import { assign, setup } from "xstate";
// machines/actors/retryPolicy.ts
var defaultPolicy = {
	count: 0,
	timeout: 1e3,
	excludedStatuses: []
};
/** The whole policy of a call that states only what differs from the default. */
var retryPolicy = (wishes = {}) => ({
	...defaultPolicy,
	...wishes
});
/** True when a call that failed with the status is repeated after that many retries. */
var mayRetry = (policy, retries, status) => retries < policy.count && !policy.excludedStatuses.includes(status);
/** Milliseconds from the failure of an attempt (counted from 1) to the next one. */
var retryDelay = (policy, attempt) => attempt * policy.timeout;
/** Milliseconds until asking again after that many times without an answer (from 1), never more than ten timeouts. */
var awayDelay = (policy, times) => Math.min(times, 10) * policy.timeout;
// machines/actors/retry.ts
/**
* One call, repeated as its policy says; CANCEL and stopping the machine abort it. The port `call` goes by the name given in its
* error where nobody has provided it. Source: specification sections 7 and 9.
*/
var createRetryMachine = (name, { endsAtOnce = () => false } = {}) => setup({
	types: typesOf(),
	actors: { call: callPort(name) },
	delays: { backOff: ({ context }) => retryDelay(context.policy, context.retries) },
	guards: { mayRetry: ({ context }, { error }) => {
		const failure = toFailure(error);
		return !endsAtOnce(failure) && mayRetry(context.policy, context.retries, failure.status);
	} },
	actions: {
		countRetry: assign({
			retries: ({ context }) => context.retries + 1,
			progress: 0
		}),
		keepProgress: assign((_, params) => params),
		keepValue: assign((_, { value }) => value === void 0 ? {} : { outcome: succeeded(value) }),
		keepFailure: assign((_, { error }) => ({ outcome: failed(error) }))
	}
}).createMachine({
	id: "retry",
	context: ({ input }) => ({
		request: input.request,
		policy: retryPolicy(input.retry),
		retries: input.retries ?? 0,
		progress: 0,
		outcome: cancelled()
	}),
	output: ({ context }) => ({
		...context.outcome,
		retries: context.retries
	}),
	on: { CANCEL: ".cancelled" },
	initial: "calling",
	states: {
		calling: {
			invoke: {
				src: "call",
				input: ({ context }) => ({ request: context.request }),
				onDone: {
					target: "succeeded",
					actions: {
						type: "keepValue",
						params: ({ event }) => ({ value: event.output })
					}
				},
				onError: [{
					guard: {
						type: "mayRetry",
						params: errorOf
					},
					target: "backingOff"
				}, {
					target: "failed",
					actions: {
						type: "keepFailure",
						params: errorOf
					}
				}]
			},
			on: {
				PROGRESSED: { actions: {
					type: "keepProgress",
					params: ({ event }) => ({ progress: event.progress })
				} },
				SENT: {
					target: "succeeded",
					actions: {
						type: "keepValue",
						params: ({ event }) => ({ value: event.value })
					}
				},
				FAILED: [{
					guard: {
						type: "mayRetry",
						params: toldFailure
					},
					target: "backingOff"
				}, {
					target: "failed",
					actions: {
						type: "keepFailure",
						params: toldFailure
					}
				}]
			}
		},
		backingOff: {
			entry: "countRetry",
			after: { backOff: "calling" }
		},
		succeeded: { type: "final" },
		failed: { type: "final" },
		cancelled: { type: "final" }
	}
});
var callPort = (name) => port(name);
var toldFailure = ({ event }) => ({ error: event.failure });
export { awayDelay as n, retryPolicy as r, createRetryMachine as t };
